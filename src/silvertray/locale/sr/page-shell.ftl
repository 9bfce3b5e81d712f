### What is around the games: the line to the server, new versions, sounds.

# In the bar above a table, short: there is no network at all.
shell-line-offline = Офлајн
# Behind "Reconnecting…": how long until the next try.
shell-line-seconds = { $seconds } с
shell-all-here = Сви су ту

shell-lost = Веза са сервером је прекинута
shell-lost-trying = Тражи се сервер…
shell-lost-again = { $seconds ->
    [one] Нови покушај за { $seconds } секунду
    [few] Нови покушај за { $seconds } секунде
   *[other] Нови покушај за { $seconds } секунди
}
shell-lost-now = Пробај сада

shell-new-version = Изашла је нова верзија ове странице.
shell-table-safe = Твоја партија је сачувана на серверу. Отвориће се чим буде везе.
shell-part-missing = Део странице није стигао. Провери везу и учитај страницу поново. Твоја партија је сачувана.
# Read where no script runs, one below the other in all languages.
shell-no-script = За игру је потребан JavaScript.

shell-sound = Звукови
shell-sound-note = Тихи звукови за коцкице, уписе, твој потез и крај. Искључени су док их не укључиш.
