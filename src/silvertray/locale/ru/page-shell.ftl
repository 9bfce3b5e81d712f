### What is around the games: the line to the server, new versions, sounds.

# In the bar above a table, short: there is no network at all.
shell-line-offline = Нет сети
# Behind "Reconnecting…": how long until the next try.
shell-line-seconds = { $seconds }{ "\u00A0" }с
shell-all-here = Все на месте

shell-lost = Нет связи
shell-lost-trying = Ищем сервер…
shell-lost-again = Новая попытка через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
shell-lost-now = Повторить

shell-new-version = Вышла новая версия страницы.
shell-table-safe = Ваша партия сохранена на сервере. Она откроется, как только появится связь.
shell-part-missing = Часть страницы не загрузилась. Проверьте связь и обновите страницу: ваша партия сохранена.
# Read where no script runs, one below the other in all languages.
shell-no-script = Для игры нужен JavaScript.

shell-sound = Звуки
shell-sound-note = Тихие звуки для кубиков, отметок, вашего хода и конца партии. Выключены, пока вы их не включите.
