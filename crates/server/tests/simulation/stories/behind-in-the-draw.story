# Found as seed 5052: a server that had not heard of the second round of a draw refused the share of that round as one
# that nobody was committed to.
seed 5052
until 14396
# after 0 ms: the table `untimed` plays donnant
fault tables 0
# after 0 ms: the table `timed` plays money
fault tables 1
# after 0 ms: 1 asks heartbeat and is not answered as usual
fault link-1 0
# after 0 ms: somebody sits down by two requests at once
fault joins 0
# after 3 ms: 2 asks table and is not answered as usual
fault link-2 6
# after 9 ms: 0 asks table and is not answered as usual
fault link-0 7
# after 10 ms: 2 asks table and is not answered as usual
fault link-2 13
# after 10 ms: Seat(Seat(0)) of timed reconnects
fault player-0-of-timed 0
# after 19 ms: of 2, twice: here timed 1 1
fault bus-2 10
# after 20 ms: of 0, late: who untimed
fault bus-0 3
# after 20 ms: Seat(Seat(1)) of untimed reconnects
fault player-1-of-untimed 0
# after 37 ms: 0 asks table and is not answered as usual
fault link-0 16
# after 409 ms: 2 asks table and is not answered as usual
fault link-2 20
# after 1436 ms: 2 asks acquire and is not answered as usual
fault link-2 31
# after 1635 ms: 2 asks append and is not answered as usual
fault link-2 32
# after 2010 ms: 2 asks claim tournaments and is not answered as usual
fault link-2 37
# after 3000 ms: 0 asks heartbeat and is not answered as usual
fault link-0 32
# after 3157 ms: of 2, late: entries untimed 1
fault bus-2 50
# after 3204 ms: timed panics after an entry is stored
fault faults-of-tables 2
# after 3457 ms: 2 asks entries and is not answered as usual
fault link-2 49
# after 4278 ms: silences the store of 0, for 7.429s
fault servers 0
# after 5602 ms: 2 asks claim tournaments and is not answered as usual
fault link-2 64
# after 5668 ms: 2 asks session and is not answered as usual
fault link-2 65
# after 6000 ms: 1 asks heartbeat and is not answered as usual
fault link-1 36
# after 6003 ms: 2 asks claim pushes and is not answered as usual
fault link-2 68
# after 7000 ms: 1 asks claim and is not answered as usual
fault link-1 41
# after 9511 ms: 2 asks claim tournaments and is not answered as usual
fault link-2 90
# after 11209 ms: 2 asks append and is not answered as usual
fault link-2 100
