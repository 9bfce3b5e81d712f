# What the server refuses, beside the rules of the games.
error-not-begun = игра не началась: { $open ->
    [one] ещё { $open } место свободно
    [few] ещё { $open } места свободны
   *[many] ещё { $open } мест свободно
}
error-seat-taken = { $seat }: занято, выберите другое место
error-already-seated = вы уже сидите за столом ({ $seat }): сначала встаньте
error-not-seated = вы смотрите: займите место, чтобы играть
error-not-invited = сесть здесь можно только по приглашению: попросите ссылку
error-game-begun = игра началась: вы можете смотреть
error-bots-settled = игра началась: боты остаются как есть
error-no-bot-there = { $seat }: бота там нет, выберите место, где он есть
error-not-host = темп ботов меняет только { $seat }: хозяин тот, кто сидит здесь дольше всех
error-unknown-pace = нет темпа «{ $pace }»: выберите один из { $paces }
error-no-empty-seat = все места уже заняты
error-not-over = игра ещё не окончена
error-table-busy = стол был слишком занят: попробуйте ещё раз
error-one-seat-is-mine = ровно одно место должно быть вашим, а не «{ $seats }»
error-seed-needed = число нужно только раздаче «seed», а не «{ $kind }»
error-wrong-clock = часы на «{ $seconds }» секунд невозможны: выберите от { $least } до { $most } или без часов
error-no-clock-there = с настоящими кубиками часы не идут: выберите другие кубики или игру без часов
error-clock-stands = часы здесь не идут
error-clock-runs = часы не на паузе
error-wrong-setting = { $setting } не может быть «{ $value }»: { $why }
error-no-door = по адресу { $door } войти нельзя ({ $why }): выберите другой --port или --host
error-foreign-page = страница другого сайта не может об этом просить
error-too-many-tables = столов уже много: подождите минуту
error-no-such-table = такого стола нет: проверьте ссылку
error-no-such-step = в этой игре шагов { $steps }, шага { $step } нет
error-bad-request = запрос не прочитать: { $where }
error-body-too-large = запрос слишком длинный, байтов не больше { $most }
error-hello-first = первым кадром должно быть hello
error-hello-once = hello уже было
error-frame-too-long = кадр слишком длинный, байтов не больше { $most }
error-too-fast = слишком быстро: помедленнее
error-bad-frame = кадр не прочитать: смотрите docs/protocol.md
error-other-version = у страницы и сервера разные версии: перезагрузите страницу
error-table-full = за этим столом слишком много зрителей
error-wrong-token = эта ссылка не открывает место: попросите новую
error-table-unplayable = за этим столом играли по другим правилам, открыть его нельзя
error-promise-gone = это обещание использовано или забыто: попросите новое
error-no-such-address = по этому адресу ничего нет
error-promise-needed = обещание нужно только раздаче «commit», а не «{ $kind }»: сначала попросите его
error-has-left = { $seat }: за столом уже нет

## People
error-sign-in-first = это для тех, кто вошёл: сначала войдите
error-passkey-again = для этого нужно ещё раз показать ваш ключ доступа
error-too-many-asks = слишком много сразу: подождите минуту
error-name-invisible = в этом имени ничего не видно: нужны буквы, цифры или знаки
error-name-too-long = имя слишком длинное: не больше { $most } букв
error-no-passkeys-here = ключам нужен адрес с именем, а не с цифрами: откройте сайт по имени
error-challenge-gone = это заняло слишком много времени или начато в другом месте: попробуйте ещё раз
error-passkey-refused = ключ не удалось проверить: попробуйте ещё раз или возьмите другой
error-passkey-unknown = этот ключ здесь не известен: возможно, его удалили
error-passkey-known = этот ключ здесь уже есть
error-last-passkey = это ваш единственный ключ: сначала добавьте другой или сотрите всё о себе
error-enough-passkeys = ключей у вас { $most }, больше не хранится: сначала удалите один
error-host-only = убрать из-за стола может только { $seat }: хозяин тот, кто сидит здесь дольше всех
error-kick-oneself = себя удалить нельзя: просто встаньте с места
error-nobody-to-kick = { $seat }: сейчас там некого удалять
error-barred = за этот стол вам не сесть: хозяин против
error-nobody-to-block = { $seat }: там некого блокировать
error-enough-blocks = вы заблокировали { $most } человек, больше нельзя: сначала кого-нибудь отпустите
error-erase-unconfirmed = ничего не стёрто: сначала подтвердите
## Plain HTTP
error-wrong-method = { $method } по этому адресу не принимается: смотрите /api/docs

## Phrases
error-unknown-phrase = нет фразы «{ $phrase }»: выберите одну из { $phrases }
error-too-talkative = слишком много слов: подождите { $seconds } с

## Too much at once
error-too-many-lines = с вашего адреса открыто слишком много страниц: закройте одну (не больше { $most })
error-server-full = сервер перегружен: попробуйте через минуту
error-enough-entries = для этого за столом произошло уже слишком много: теперь продолжается только сама игра

## Your turn
error-foreign-push-host = { $host } — не служба, через которую этот сервер шлёт уведомления: возьмите другой браузер или спросите того, кто держит сервер
error-wrong-push-key = для ключа этого браузера ничего нельзя зашифровать: выключите уведомление и включите снова
## Signing out
error-signed-out = вы вышли: войдите снова, чтобы вернуть свои места
error-session-gone = там больше никто не вошёл
