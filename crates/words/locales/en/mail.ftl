# What the server writes by e-mail.

mail-turn = { $game }: it’s your turn
mail-begun = { $game }: the game has begun
mail-invited = { $game }: you’re invited to a table
mail-clock = { $game }: your time is running out
mail-over = { $game }: the game is over
mail-many = News from your { $n } tables
mail-stop = To stop these e-mails:
mail-confirm-subject = Confirm your address for Comptoir
mail-confirm = Someone would like Comptoir to send e-mails to this address when it’s their turn at a table. If that was you, open this link within a day:
mail-confirm-ignore = If it wasn’t you, do nothing: you won’t be sent anything else.
