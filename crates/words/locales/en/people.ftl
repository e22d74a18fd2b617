# Pages of people, past games, leaderboards. Loaded when one of them is opened.

people-hidden-title = Nothing to see here
people-hidden = There is no such person, or the person shows no page to you.
people-hidden-why = Everybody chooses who may see their page: everyone, people they know from games, clubs or because they follow them, or nobody.
people-back = Back to the table
people-guest = Guest
people-own = This is your page, as you see it.
people-own-settings = Who may see it?
people-games-total = { $n ->
    [0] No finished game yet
    [one] One finished game
   *[other] { $n } finished games
  }
people-ratings = Ratings
people-ratings-hidden = This person keeps their ratings private.
people-ratings-none = No rated game yet.
people-class-two = two players
people-class-more = three or more
people-value = Rating
people-uncertainty = ± { $n }
people-rated-games = { $n ->
    [one] one rated game
   *[other] { $n } rated games
  }
people-provisional = provisional
people-provisional-help = Provisional: fewer than ten rated games, or too little is known yet. The figure after ± is one standard deviation.
people-curve = Rating at { $game } over time
people-curve-said = { $class }: from { $first } to { $last } in { $n ->
    [one] one game
   *[other] { $n } games
  }
people-curve-game = Game
people-form = Form
people-results-hidden = This person keeps their results private.
people-form-none = Nothing finished yet.
people-form-won = { $game }: won
people-form-place = { $game }: place { $rank } of { $players }
people-form-unknown = { $game }: not won
people-favourites = Games played
people-favourite = { $games ->
    [one] one game
   *[other] { $games } games
  }, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
  }
people-reliability = Reliability
people-reliable = { $percent } of the games finished without running out of time
people-last-games = Last games
people-history-hidden = This person shows no past games.
people-past-none = No game fits.
people-past-more = Show more
people-past-filters = Filter games
people-past-game = Game
people-past-any-game = All games
people-past-with = With
people-past-with-help = Part of a name
people-past-result = Result
people-past-any-result = Won or lost
people-past-won = Won
people-past-lost = Not won
people-past-from = From
people-past-to = To
people-result-won = Won
people-result-shared = Shared win
people-result-place = Place { $rank } of { $players }
people-result-lost = Not won
people-result-points = { $points } points
people-rated = rated
people-deleted = deleted
people-board-title = Leaderboard: { $game }
people-board-class = Number of players
people-board-place = Place
people-board-who = Who
people-board-games = Games
people-board-bot-help = Bots stand where measurements put them and never move.
people-board-none = Nobody is listed yet. It takes ten rated games, and the wish to be listed.
people-board-join = Show me in leaderboards
people-board-join-help = Then anybody sees your name and your settled ratings here.
people-board-listed = You are listed once your rating is settled.
people-board-more = Show more
people-board-rules = Rules of { $game }
people-page-title = My page
people-page-help = What others may see of you. To those who may not see it, you do not exist.
people-page-audience = Who sees my page
people-page-everyone = Everyone
people-page-known = People I have played with, follow or share a club with
people-page-nobody = Nobody but me
people-page-history = Show past games there
people-page-history-help = Public games; others only to those who sat there.
people-page-results = Show my form, games played and reliability there
people-page-results-help = What your games come to, without the games themselves.
people-page-ratings = Show my ratings there
people-page-ratings-help = Also in the leaderboards of your clubs.
people-page-leaderboard = List me in leaderboards
people-page-open = Open my page
people-stats-title = Statistics
people-stats-show = Show statistics
people-stats-of = From your last { $n ->
    [one] finished game
   *[other] { $n } finished games
  }
people-stats-opponents = Results by opponent
people-stats-opponent = { $name }: { $ahead } ahead, { $behind } behind, { $games ->
    [one] one game
   *[other] { $games } games
  }
people-stats-legend = dark: ahead, light: behind
people-stats-scores = Scores by game and number of players
people-stats-score = { $game }, { $players } players: { $games ->
    [one] { $median } in one game, { $wins ->
        [0] lost
       *[other] won
    }
   *[other] median { $median }, from { $low } to { $high }, { $wins } of { $games } won
}
people-stats-score-legend = line: lowest to highest; bar: the middle half; mark: the median
people-stats-openings = How you begin
people-stats-openings-help = The first choice of your games, and how often it led to a win.
people-stats-opening = { $choice }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $wins } won
people-stats-none = Not enough games yet.
