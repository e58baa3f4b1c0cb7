## Стол: занавес, вероятности, числа таблиц, карточки держав.

# Занавес
ui-curtain-pass = Передайте экран: { $power }
ui-curtain-only = Видит только { $power }
ui-curtain-hint = Остальные пусть отвернутся. Под занавесом ничего тайного нет, пока его не поднимут.
ui-curtain-later = Не сейчас
ui-curtain-close = Закрыть занавес
ui-curtain-waits = { $power } отвечает втайне: передайте экран и поднимите занавес.
ui-curtain-hand =
    { $count ->
        [one] Рука, { $power }: { $count } карта
        [few] Рука, { $power }: { $count } карты
       *[other] Рука, { $power }: { $count } карт
    }
ui-curtain-points = { $cp } КО
ui-curtain-no-cards = На руке нет ни одной карты.
ui-curtain-unknown =
    { $count ->
        [one] Ещё { $count } карту знает только сам владелец: пусть покажет её за столом.
        [few] Ещё { $count } карты знает только сам владелец: пусть покажет их за столом.
       *[other] Ещё { $count } карт знает только сам владелец: пусть покажет их за столом.
    }
