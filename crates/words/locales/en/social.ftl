# Friends, clubs, blocks and reports: what their pages say

social-title = Friends and clubs
social-sign-in = Tell us your name first, and you can follow people and join clubs.
social-following = People you follow
social-following-none = You follow nobody yet. Open somebody’s page from a table and press “Follow”.
social-online = online
social-offline = offline
social-playing = playing { $game }
social-watch = Watch
social-follows-you = follows you
social-mutual = follows you too
social-follow = Follow
social-unfollow = Unfollow
social-block = Block
social-unblock = Unblock
social-block-sure = Block { $name }?
social-block-text = { $name } can no longer join your tables, invite you or be heard by you in the chat, and is not told. A game that you are playing together goes on.
social-blocked = People you have blocked
social-report = Report
social-report-title = Report { $name }
social-report-text = Only the operator of this server reads it. { $name } is not told.
social-report-reason = Reason
social-report-abuse = Insults or threats
social-report-name = Offensive or misleading name
social-report-spam = Advertising
social-report-cheating = Cheating
social-report-other = Something else
social-report-more = What happened? (optional)
social-report-send = Send report
social-report-done = Thank you. The operator will look at it.
social-settings = Who may see and invite you
social-presence = Who sees that you are online
social-invitations = Who may invite you
social-audience-anyone = Everybody
social-audience-known = People you follow, and members of your clubs
social-audience-nobody = Nobody
social-saved = Saved.
social-play-with = Play with { $name }

# Clubs
social-clubs-title = Clubs
social-clubs-none = You are in no club yet.
social-clubs-members = { $n ->
    [one] 1 member
   *[other] { $n } members
}
social-clubs-found = Found a club
social-clubs-name = Name of the club
social-clubs-about = Description (optional)
social-clubs-account = An account is needed to found a club.
social-clubs-tables = Tables of the club
social-clubs-tables-none = No table is open now.
social-clubs-new-table = New table for the club
social-clubs-people = Members
social-clubs-role-founder = founder
social-clubs-role-organiser = organiser
social-clubs-role-member = member
social-clubs-link = Invitation link
social-clubs-link-text = Whoever opens it can join the club.
social-clubs-link-new = New link
social-clubs-link-renewed = The link before no longer works.
social-clubs-promote = Make organiser
social-clubs-demote = Make member
social-clubs-hand-over = Hand the club over
social-clubs-hand-over-sure = Hand the club over to { $name }? You become an organiser.
social-clubs-remove = Remove
social-clubs-remove-sure = Remove { $name } from the club?
social-clubs-leave = Leave the club
social-clubs-leave-sure = Leave { $club }?
social-clubs-delete = Delete the club
social-clubs-delete-sure = Delete { $club } for all its members?
social-clubs-founder-stays = The founder hands the club over before leaving.
social-clubs-edit = Change name and description
social-clubs-save = Save
social-clubs-join = Join the club
social-clubs-join-go = Go to the club
social-clubs-join-gone = This invitation no longer works. Ask for a new link.
social-clubs-missing = There is no such club, or you are not a member.
social-clubs-tournaments = Tournaments of the club
social-clubs-tournaments-none = No tournament yet.
social-clubs-new-tournament = Open a tournament for the club
social-clubs-board = Leaderboard of the club
social-clubs-board-game = Game
social-clubs-board-none = No member has a rating here yet. Rated games between members count as all others do.

# Inviting from a page
social-invite = Invite
social-invited = { $name } is invited.
social-invite-waiting = To a table that waits
social-invite-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
social-invite-new = To a new table
