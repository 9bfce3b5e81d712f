# What the server refuses, beside the rules of the games.
error-not-begun = партија још није почела: { $open ->
    [one] { $open } место је још празно
    [few] { $open } места су још празна
   *[other] { $open } места је још празно
}
error-seat-taken = { $seat } је заузето: изабери друго место
error-already-seated = већ седиш овде ({ $seat }): прво устани
error-not-seated = само гледаш: заузми место за игру
error-not-invited = овде може да седне само ко има позивницу: затражи линк
error-game-begun = партија је почела: можеш да гледаш
error-bots-settled = партија је почела: ботови остају какви јесу
error-no-bot-there = { $seat } није место бота: изабери место са ботом
error-not-host = то може само домаћин, { $seat }
error-unknown-pace = нема темпа „{ $pace }”: изабери нешто од овога: { $paces }
error-no-empty-seat = сва места су већ заузета
error-not-over = партија још није готова
error-table-busy = за столом је гужва: пробај поново
error-one-seat-is-mine = тачно једно место мора бити твоје, а не „{ $seats }”
error-seed-needed = seed иде само уз делиоца „seed”, а не уз „{ $kind }”
error-wrong-clock = сат од { $seconds } секунди није дозвољен: изабери од { $least } до { $most } или без сата
error-no-clock-there = уз праве коцкице сат не иде: изабери другог делиоца или без сата
error-clock-stands = овде сат не иде
error-clock-runs = сат није паузиран
error-wrong-setting = { $setting } не може бити „{ $value }”: { $why }
error-no-door = { $door } није доступно ({ $why }): изабери други --port или --host
error-foreign-page = страница другог сајта не сме ово да тражи
error-too-many-tables = то је много столова: сачекај минут
error-no-such-table = таквог стола нема: провери линк
error-no-such-step = ова партија има толико корака: { $steps }; корака { $step } нема
error-bad-request = захтев не може да се прочита: { $where }
error-body-too-large = захтев је предугачак, бајтова највише { $most }
error-hello-first = први оквир мора бити hello
error-hello-once = hello је већ речено
error-frame-too-long = оквир је предугачак, бајтова највише { $most }
error-too-fast = то је било пребрзо: успори
error-bad-frame = оквир не може да се прочита: види docs/protocol.md
error-other-version = страница и сервер нису исте верзије: учитај страницу поново
error-table-full = за овим столом превише људи гледа
error-wrong-token = овај линк овде не отвара место: затражи нови
error-table-unplayable = за овим столом се играло по другим правилима него сада, па не може да се отвори
error-promise-gone = ова обавеза је потрошена или заборављена: затражи нову
error-no-such-address = на овој адреси нема ничега
error-promise-needed = обавеза иде само уз делиоца „commit”, а не уз „{ $kind }”: прво је затражи
error-has-left = већ није за столом: { $seat }

## People
error-sign-in-first = ово је само за пријављене: прво се пријави
error-passkey-again = за ово још једном треба твој приступни кључ
error-too-many-asks = превише захтева одједном: сачекај минут
error-name-invisible = ово име се не види: користи слова, цифре или знакове
error-name-too-long = ово име је предугачко: највише { $most } слова
error-no-passkeys-here = приступни кључеви траже адресу са именом, а не бројем: отвори овај сајт по имену
error-challenge-gone = трајало је предуго или је почето негде другде: пробај поново
error-passkey-refused = приступни кључ није могао да се провери: пробај поново или узми други
error-passkey-unknown = овај приступни кључ овде није познат: можда је уклоњен
error-passkey-known = овај приступни кључ је овде већ сачуван
error-last-passkey = ово ти је једини приступни кључ: прво додај други или обриши све о себи
error-enough-passkeys = имаш већ толико приступних кључева ({ $most }), више се не чува: прво уклони један
error-host-only = играче удаљава само домаћин, { $seat }
error-kick-oneself = себе не можеш да удаљиш: уместо тога устани
error-nobody-to-kick = ту сада не седи нико ко би могао да се удаљи: { $seat }
error-barred = домаћин ти не дозвољава да седнеш за овај сто
error-nobody-to-block = ту не седи нико ко би могао да се блокира: { $seat }
error-enough-blocks = блокирано је већ толико људи ({ $most }), више не може: прво некога пусти
error-erase-unconfirmed = ништа није обрисано: прво потврди
## Plain HTTP
error-wrong-method = ова адреса не прима { $method }: види /api/docs

## Phrases
error-unknown-phrase = нема поруке „{ $phrase }”: изабери нешто од овога: { $phrases }
error-too-talkative = превише порука: сачекај још { $seconds } с

## Too much at once
error-too-many-lines = са твоје адресе је овде отворено превише страница: затвори једну (највише { $most })
error-server-full = сервер има пуне руке посла: пробај поново за минут
error-enough-entries = за овим столом се већ превише тога догодило: од сада може само да се игра

## Your turn
error-foreign-push-host = { $host } није push сервис којем овај сервер шаље обавештења: узми други прегледач или питај онога ко држи сервер
error-wrong-push-key = кључ овог прегледача није исправан: искључи обавештења, па их укључи поново
## Signing out
error-signed-out = твоја пријава је истекла: пријави се поново да вратиш своја места
error-session-gone = тај уређај више није пријављен
