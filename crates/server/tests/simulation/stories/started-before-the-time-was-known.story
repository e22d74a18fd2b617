# Found as seed 45: a server whose clock was wrong by 49 days started a game before its first heartbeat was answered. The
# game waited 49 days for the shares of its draw.
seed 45
# after 0 ms: the clock of 0 is wrong by 4242193442 ms, and by -4964 ppm
fault clock-0 0
# after 0 ms: the table `untimed` plays mint-works
fault tables 0
# after 0 ms: the table `timed` plays money
fault tables 1
# after 0 ms: 0 asks heartbeat and is not answered as usual
fault link-0 0
# after 138 ms: refuses the queries of 2, for 10.359s
fault servers 0
