# crates/server/tests/simulation/checks.rs:160
# untimed 1: [Play(["add EUR30c", "add SEK20c", "seal"]), Undo, Play(["add G3"])] were sent, [Play(["add EUR30c", "add SEK20c", "seal"]), Undo, Play(["add G3"]), Undo] are in the log
seed 8099
until 28546
# after 0 ms: the table `untimed` plays money
fault tables 0
# after 0 ms: the table `timed` plays money
fault tables 1
# after 0 ms: 0 asks heartbeat and is not answered as usual
fault link-0 0
# after 0 ms: somebody sits down by two requests at once
fault joins 0
# after 9 ms: 2 asks due quick matches and is not answered as usual
fault link-2 5
# after 9 ms: 1 asks table and is not answered as usual
fault link-1 6
# after 9 ms: 1 asks table and is not answered as usual
fault link-1 7
# after 10 ms: 2 asks subscribers and is not answered as usual
fault link-2 11
# after 16 ms: 2 asks subscribers and is not answered as usual
fault link-2 12
# after 18 ms: 2 asks subscribers and is not answered as usual
fault link-2 13
# after 18 ms: 2 asks table and is not answered as usual
fault link-2 14
# after 20 ms: 1 asks blocks at and is not answered as usual
fault link-1 12
# after 340 ms: Seat(Seat(0)) of untimed reconnects
fault player-0-of-untimed 0
# after 346 ms: of 1, twice: here untimed 1 0
fault bus-1 12
# after 799 ms: 2 asks chats and is not answered as usual
fault link-2 15
# after 799 ms: Spectator of untimed reconnects
fault spectator-of-untimed 0
# after 1000 ms: 2 asks claim and is not answered as usual
fault link-2 16
# after 1012 ms: of 0, lost: table untimed
fault bus-0 1
# after 1012 ms: 0 asks table and is not answered as usual
fault link-0 14
# after 1017 ms: Seat(Seat(1)) of untimed reconnects
fault player-1-of-untimed 0
# after 1020 ms: 0 asks chats and is not answered as usual
fault link-0 17
# after 1020 ms: Seat(Seat(1)) of timed reconnects
fault player-1-of-timed 0
# after 1574 ms: 2 asks entries and is not answered as usual
fault link-2 22
# after 2000 ms: 0 asks heartbeat and is not answered as usual
fault link-0 18
# after 2000 ms: 1 asks claim and is not answered as usual
fault link-1 29
# after 2000 ms: 2 asks heartbeat and is not answered as usual
fault link-2 24
# after 2299 ms: 1 asks subscribers and is not answered as usual
fault link-1 34
# after 2441 ms: of 2, lost: who timed
fault bus-2 5
# after 2467 ms: of 2, twice: entries timed 1
fault bus-2 14
# after 2590 ms: 1 asks session and is not answered as usual
fault link-1 36
# after 2754 ms: Spectator of timed reconnects
fault spectator-of-timed 0
# after 2820 ms: of 0, twice: here timed  0
fault bus-0 28
# after 2900 ms: refuses the queries of 1, for 1.133s
fault servers 0
# after 3003 ms: 0 asks claim pushes and is not answered as usual
fault link-0 26
# after 3027 ms: 2 asks entries and is not answered as usual
fault link-2 43
# after 3521 ms: refuses the queries of 1, for 5.758s
fault servers 1
# after 3988 ms: Seat(Seat(1)) of timed reconnects
fault player-1-of-timed 1
# after 3992 ms: of 2, twice: here timed 12 1
fault bus-2 37
# after 3992 ms: of 2, twice: here timed 12 1
fault bus-2 40
# after 4000 ms: 2 asks heartbeat and is not answered as usual
fault link-2 47
# after 4012 ms: of 2, late: entries timed 2
fault bus-2 44
# after 4012 ms: of 2, twice: entries timed 2
fault bus-2 45
# after 4012 ms: of 2, lost: entries timed 2
fault bus-2 46
# after 4023 ms: 0 asks entries and is not answered as usual
fault link-0 35
# after 4066 ms: of 2, lost: entries timed 5
fault bus-2 59
# after 4109 ms: of 2, twice: entries timed 6
fault bus-2 62
# after 4109 ms: of 2, lost: entries timed 6
fault bus-2 64
# after 5115 ms: 0 asks claim pushes and is not answered as usual
fault link-0 46
# after 7064 ms: silences the store of 0, for 2.353s
fault servers 2
# after 8155 ms: 2 asks append and is not answered as usual
fault link-2 80
# after 8170 ms: of 2, late: entries untimed 2
fault bus-2 76
# after 8690 ms: of 2, late: entries untimed 4
fault bus-2 88
# after 9672 ms: of 2, twice: here timed 12 1
fault bus-2 95
# after 9673 ms: 1 asks entries and is not answered as usual
fault link-1 88
# after 10000 ms: 1 asks heartbeat and is not answered as usual
fault link-1 89
# after 11058 ms: 2 asks claim tournaments and is not answered as usual
fault link-2 104
# after 11723 ms: of 2, lost: here untimed  0
fault bus-2 121
# after 11891 ms: of 2, twice: entries timed 13
fault bus-2 122
# after 12074 ms: 1 asks claim tournaments and is not answered as usual
fault link-1 110
# after 12149 ms: of 2, twice: entries timed 14
fault bus-2 129
# after 12273 ms: 1 asks chats and is not answered as usual
fault link-1 111
# after 12273 ms: Spectator of untimed reconnects
fault spectator-of-untimed 1
# after 12674 ms: 2 asks append and is not answered as usual
fault link-2 120
# after 13009 ms: 1 asks claim pushes and is not answered as usual
fault link-1 115
# after 13195 ms: 0 asks entries and is not answered as usual
fault link-0 75
# after 13301 ms: of 2, twice: here untimed  1
fault bus-2 156
# after 13307 ms: 2 asks append and is not answered as usual
fault link-2 127
# after 13809 ms: Seat(Seat(0)) of untimed reconnects
fault player-0-of-untimed 2
# after 13817 ms: of 1, twice: here untimed 1 1
fault bus-1 57
# after 13817 ms: Seat(Seat(0)) of untimed undoes
fault player-0-of-untimed 3
# after 14034 ms: 2 asks append and is not answered as usual
fault link-2 132
# after 14228 ms: of 1, lost: entries untimed 6
fault bus-1 73
# after 14357 ms: Seat(Seat(0)) of untimed undoes
fault player-0-of-untimed 5
# after 14390 ms: 1 asks append and is not answered as usual
fault link-1 125
# after 14434 ms: a session is ended
fault sign-outs 0
# after 14574 ms: refuses the queries of 0, for 8.026s
fault servers 4
# after 15514 ms: Seat(Seat(1)) of untimed reconnects
fault player-1-of-untimed 2
# after 16069 ms: floods and silences the store of 0, for 2.76s
fault servers 5
# after 16171 ms: of 2, lost: entries untimed 9
fault bus-2 202
# after 16579 ms: 2 asks append and is not answered as usual
fault link-2 157
# after 16671 ms: 1 asks append and is not answered as usual
fault link-1 142
# after 17952 ms: floods and silences the store of 1, for 9.638s
fault servers 6
# after 18507 ms: a session is ended
fault sign-outs 1
# after 26074 ms: of 0, late: here untimed 1 0
fault bus-0 72
# after 26083 ms: 0 asks append and is not answered as usual
fault link-0 116
# after 27571 ms: a session is ended
fault sign-outs 2
# after 28070 ms: Seat(Seat(1)) of untimed undoes
fault player-1-of-untimed 10
# after 28336 ms: Seat(Seat(1)) of untimed undoes
fault player-1-of-untimed 12
