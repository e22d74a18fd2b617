# crates/server/tests/simulation/player_draw.rs:40
# untimed: bad-text in the draw
seed 4162
until 18819
# after 0 ms: the table `untimed` plays donnant
fault tables 0
# after 0 ms: the table `timed` plays money
fault tables 1
# after 0 ms: somebody sits down by two requests at once
fault joins 0
# after 2 ms: 0 asks delete stale sessions and is not answered as usual
fault link-0 2
# after 2 ms: 0 asks table and is not answered as usual
fault link-0 7
# after 11 ms: 2 asks subscribers and is not answered as usual
fault link-2 11
# after 31 ms: 1 asks set seat and is not answered as usual
fault link-1 14
# after 41 ms: of 2, twice: lobby
fault bus-2 20
# after 86 ms: 1 asks start and is not answered as usual
fault link-1 15
# after 132 ms: stops 2, for 8.392s
fault servers 0
# after 218 ms: 2 asks entries and is not answered as usual
fault link-2 22
# after 460 ms: of 2, lost: entries untimed 2
fault bus-2 36
# after 884 ms: 2 asks append and is not answered as usual
fault link-2 28
# after 2457 ms: Seat(Seat(0)) of untimed reconnects
fault player-0-of-untimed 1
# after 2470 ms: 1 asks append and is not answered as usual
fault link-1 49
# after 3943 ms: silences the store of 1, for 10.389s
fault servers 1
# after 4000 ms: 0 asks claim and is not answered as usual
fault link-0 48
# after 4002 ms: 0 asks claim pushes and is not answered as usual
fault link-0 51
# after 4319 ms: 0 asks append and is not answered as usual
fault link-0 55
# after 6495 ms: 0 asks append and is not answered as usual
fault link-0 67
# after 14629 ms: kills 0, for 5.001s
fault servers 5
# after 15739 ms: kills all servers and 1, for 2.894s
fault servers 6
