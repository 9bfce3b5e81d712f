# What the commands print when all is well.

replay-ok = { $file }: { $matches ->
        [one] { $matches } партија се слаже са својим записом
        [few] { $matches } партије се слажу са својим записима
       *[other] { $matches } партија се слаже са својим записима
    }
verify-ok = { $file }: унапред одређене коцкице има { $verified } од { $matches ->
        [one] { $matches } партије
        [few] { $matches } партије
       *[other] { $matches } партија
    }
verify-nothing = { $file }: нема шта да се провери

## The table of a simulation

report-title = { $game }: { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }, seed { $seed }, { $speed } партија/s, { $build ->
        [compiled] компајлирано
       *[other] није компајлирано
    }
percent = { $value }{ "\u00A0" }%
report-mean = просек
report-levels = 10 · 50 · 90{ "\u00A0" }%
report-foxes = лисице
report-wins = победе

## The tables and the picture of a tournament

tournament-title = { $game }: { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }, { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }, { $deals ->
        [one] { $deals } извлачење
        [few] { $deals } извлачења
       *[other] { $deals } извлачења
    }, seed { $seed }, { $speed } партија/s
tournament-bot = бот
tournament-rating = рејтинг
tournament-interval = 95{ "\u00A0" }%
tournament-wins = победе
tournament-points = поени
tournament-duels = победе против
tournament-line-up = састав
tournament-few-deals = Ако је извлачења мање од { $least }, грешке и интервали су само груби. Једно извлачење о њима не говори ништа.
tournament-unsettled = Неки ботови су добили све двобоје са осталима: рејтинг каже ко је јачи, али не и колико.
picture-title = { $game }, { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }: рејтинг из { $deals ->
        [one] { $deals } извлачења
        [few] { $deals } извлачења
       *[other] { $deals } извлачења
    }
picture-scale = рејтинг, у просеку 1500, са интервалом од 95{ "\u00A0" }%

## Training

train-begins = { $recipe }, seed { $seed }: { $games ->
        [0] почиње
       *[other] наставља се, досад партија: { $games }
    }
train-far = { $time } · партија: { $games }, { $speed }/s · грешка { $error }
train-well = провера { $mean } ± { $se }
train-done = { $file }: { $mean } ± { $se } поена, проверених партија: { $games }, научених партија: { $learnt }
train-stopped = Обука је заустављена. Иста команда је наставља.
curve-title = { $recipe }: на крају { $mean } ± { $se } поена
curve-scale = поени у провери (± 2 стандардне грешке) после толико хиљада партија

## Data sets

dataset-done = { $file }: одлуке { $choices }, партије { $games }; опис података је поред

## The server

serve-here = Silvertray је на адреси { $address }
serve-lan = За телефоне у истој мрежи: { $address }
serve-stop = Заустављање: Ctrl+C.

## Tidying up

tidy-days = дана без игре: { $days }
tidy-done = { $removed ->
        [0] Није било шта да се уклони.
        [one] Уклоњен је { $removed } сто ({ $time }).
        [few] Уклоњена су { $removed } стола ({ $time }).
       *[other] Уклоњено је { $removed } столова ({ $time }).
    }

## Поправке

gauge-done = Поправке по одиграним партијама ({ $games }) налазе се у { $file }

## Puzzles

puzzles-done = { $puzzles ->
        [one] { $puzzles } загонетка
        [few] { $puzzles } загонетке
       *[other] { $puzzles } загонетки
    }, прегледано партија: { $games }, датотека { $file }

## Audit, export and import

audit-difference = сто { $table }, ставка { $seq }: { $cause }
audit-done = { $tables ->
        [one] { $tables } сто
        [few] { $tables } стола
       *[other] { $tables } столова
    }, ставки: { $entries }, завршених: { $finished }; { $different ->
        [0] све је као што је сачувано
        [one] { $different } сто одступа
        [few] { $different } стола одступају
       *[other] { $different } столова одступа
    }
export-done = { $file }: { $tables ->
        [one] { $tables } ред
        [few] { $tables } реда
       *[other] { $tables } редова
    }{ $left ->
        [0] {""}
       *[other] , изостављено: { $left }
    }
import-broken = { $file }: { $broken ->
        [one] { $broken } ред је неисправан
        [few] { $broken } реда су неисправна
       *[other] { $broken } редова је неисправно
    }, па ништа није унето
import-done = { $file }: { $new ->
        [one] унет је { $new } сто
        [few] унета су { $new } стола
       *[other] унето је { $new } столова
    }, већ постоји: { $known }

## Анализа партије

review-page = Анализа партије
review-title = { $game }, { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }: { $name }, { $score } (ред { $line })
review-lost = Изгубљено грешкама: { $loss }. Грешке: { $errors }, одлуке: { $choices }.
review-chance-lost = Шанса за победу изгубљена одлукама: { $lost }.
review-chance-luck = Шанса за победу од среће: { $luck }.
review-identity = { $identity }
review-adjusted = Без среће: { $adjusted }. Од 100 партија, мање среће би имало { $percentile }.
review-rolls = Највише среће: { $best }. Најмање среће: { $worst }.
review-roll = рунда { $round }, { $roll } ({ $luck })
review-accuracy = Тачност: { $accuracy }{ "\u00A0" }% · { $marks }
review-start = почетак
review-luck = срећа
review-loss = грешке
review-others = други
review-model = модел
review-score = резултат
review-curve = Шта се могло очекивати, корак по корак
review-waterfall = Од почетка до резултата
review-choices = Све одлуке
review-options = { $options ->
        [one] { $options } могућност
        [few] { $options } могућности
       *[other] { $options } могућности
    }
review-step = корак
review-round = рунда
review-mark = знак
review-chosen = изабрано
review-better = боље
review-cost = цена
review-why = зашто
review-written = Анализа је у датотеци { $file }.
