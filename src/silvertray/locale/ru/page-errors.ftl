# What the server refuses, beside the rules of the games.
error-not-begun = партия не началась: { $open ->
    [one] ещё { $open } место свободно
    [few] ещё { $open } места свободны
   *[many] ещё { $open } мест свободно
}
error-seat-taken = { $seat }: занято, выберите другое место
error-already-seated = вы уже сидите за столом ({ $seat }): сначала встаньте
error-not-seated = вы смотрите: займите место, чтобы играть
error-not-invited = сесть здесь можно только по приглашению: попросите ссылку
error-game-begun = партия уже началась: вы можете смотреть
error-bots-settled = партия уже началась: ботов больше не меняют
error-no-bot-there = { $seat }: бота там нет, выберите место, где он есть
error-not-host = темп ботов меняет только { $seat }: хозяин тот, кто сидит здесь дольше всех
error-unknown-pace = нет темпа «{ $pace }»: выберите один из { $paces }
error-no-empty-seat = все места уже заняты
error-not-over = партия ещё не окончена
error-table-busy = за столом слишком много запросов сразу: попробуйте ещё раз
error-one-seat-is-mine = ровно одно место должно быть вашим, а не «{ $seats }»
error-seed-needed = число нужно только раздаче «seed», а не «{ $kind }»
error-wrong-clock = времени на ход «{ $seconds }» секунд не бывает: выберите от { $least } до { $most } или партию без лимита
error-no-clock-there = с настоящими кубиками часы не идут: выберите другие кубики или партию без лимита времени
error-clock-stands = часы сейчас не идут
error-clock-runs = часы не на паузе
error-wrong-setting = { $setting } не может быть «{ $value }»: { $why }
error-no-door = не получается принимать соединения на { $door } ({ $why }): выберите другой --port или --host
error-foreign-page = запрос с другого сайта отклонён
error-too-many-tables = столов уже много: подождите минуту
error-no-such-table = такого стола нет: проверьте ссылку
error-no-such-step = в этой партии шагов { $steps }, шага { $step } нет
error-bad-request = запрос не прочитать: { $where }
error-body-too-large = запрос длиннее { $most } байт: так много не принимается
error-hello-first = первым кадром должно быть hello
error-hello-once = hello уже было
error-frame-too-long = кадр длиннее { $most } байт: так много не принимается
error-too-fast = слишком много запросов: помедленнее
error-bad-frame = кадр не прочитать: формат описан в docs/protocol.md
error-other-version = у страницы и сервера разные версии: перезагрузите страницу
error-table-full = за этим столом слишком много зрителей
error-wrong-token = эта ссылка не открывает место: попросите новую
error-table-unplayable = за этим столом играли по старым правилам, открыть его нельзя
error-promise-gone = этот секрет использован или устарел: запросите новый
error-no-such-address = по этому адресу ничего нет
error-promise-needed = хеш секрета нужен только раздаче «commit», а не «{ $kind }»: сначала запросите его
error-has-left = { $seat }: за столом уже нет

## People
error-sign-in-first = это для тех, кто вошёл: сначала войдите
error-passkey-again = для этого подтвердите вход ключом ещё раз
error-too-many-asks = слишком много запросов: подождите минуту
error-name-invisible = в этом имени ничего не видно: нужны буквы, цифры или знаки
error-name-too-long = имя слишком длинное: не больше { $most } букв
error-no-passkeys-here = ключам нужен адрес с именем, а не с цифрами: откройте сайт по имени
error-challenge-gone = прошло слишком много времени, или вы начали в другом окне: попробуйте ещё раз
error-passkey-refused = ключ не удалось проверить: попробуйте ещё раз или возьмите другой
error-passkey-unknown = этот ключ здесь неизвестен: возможно, его удалили
error-passkey-known = этот ключ здесь уже есть
error-last-passkey = это ваш единственный ключ: сначала добавьте другой или сотрите всё о себе
error-enough-passkeys = у вас уже { $most } ключей, больше нельзя: сначала удалите один
error-host-only = убрать из-за стола может только { $seat }: хозяин тот, кто сидит здесь дольше всех
error-kick-oneself = себя удалить нельзя: просто встаньте из-за стола
error-nobody-to-kick = { $seat }: сейчас там некого удалять
error-barred = хозяин этого стола вас удалил или заблокировал: сесть за него нельзя
error-nobody-to-block = { $seat }: там некого блокировать
error-enough-blocks = вы заблокировали { $most } человек, больше нельзя: сначала кого-нибудь разблокируйте
error-erase-unconfirmed = ничего не стёрто: сначала подтвердите
## Plain HTTP
error-wrong-method = { $method } по этому адресу не принимается: смотрите /api/docs

## Phrases
error-unknown-phrase = нет фразы «{ $phrase }»: выберите одну из { $phrases }
error-too-talkative = слишком много фраз: подождите { $seconds }{ "\u00A0" }с

## Too much at once
error-too-many-lines = с вашего адреса открыто слишком много страниц: закройте одну (не больше { $most })
error-server-full = сервер перегружен: попробуйте через минуту
error-enough-entries = журнал этого стола заполнен: теперь принимаются только ходы

## Your turn
error-foreign-push-host = { $host } — не та служба, через которую этот сервер шлёт уведомления: возьмите другой браузер или спросите владельца сервера
error-wrong-push-key = ключ этого браузера не подходит для уведомлений: выключите их и включите снова
## Signing out
error-signed-out = вы вышли: войдите снова, чтобы вернуть свои места
error-session-gone = этот вход уже завершён
