//! New tables, and tables that follow another.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{Empty, NewSeat, NewTable, TableInfo};
use record::Seed;
use session::seat_of;

use super::{
    Address,
    json::Body,
    tables::{find, refuse_blocked, shown, start_if_full},
};
use crate::{
    app::App,
    auth::Me,
    error::{self, Refusal},
    limits::{Prefix, Use},
    store::{Notice, NoticeKind, Notices, Occupant, Person, Settings, Status, StoreError, Table},
    validate,
};

/// Makes a table.
#[utoipa::path(
    post, path = "/tables", tag = "tables", request_body = NewTable, security(("session" = [])),
    responses(
        (status = 200, description = "With its invitations", body = TableInfo),
        (status = 404, description = "`not-found`: the game"),
        (status = 400, description = "`bad-request`: hints and a rating exclude each other"),
        (status = 422, description = "`bad-seats`, `bad-options`, `bad-text`"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn create(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Body(new): Body<NewTable>,
) -> Result<Json<TableInfo>, Refusal> {
    let entropy = validate::entropy(new.entropy.as_deref())?;
    let sits = |seat: &&NewSeat| matches!(seat, NewSeat::Me {});
    let seats = u8::try_from(new.seats.len()).map_err(|_| Refusal::BadSeats)?;
    let needs_people = |seat: &NewSeat| !matches!(seat, NewSeat::Bot { .. });
    if new.seats.iter().filter(sits).count() > 1 || !new.seats.iter().any(needs_people) {
        return Err(Refusal::BadSeats);
    }
    if new.hints && new.rated {
        return Err(Refusal::bad_request("a rated game has no hints"));
    }
    if let Some(club) = &new.club {
        if new.public {
            return Err(Refusal::bad_request("a table of a club is not public"));
        }
        if !app.store().is_member(club, &person.id).await? {
            return Err(Refusal::NotFound);
        }
    }
    let settings = Settings {
        players: seats,
        options: new.options.into_iter().collect(),
        clock: validate::clock(new.clock)?,
        memory: new.memory,
        hints: new.hints,
        rated: new.rated,
        shares: new.shares,
        chat: new.chat,
    };
    let rules = catalog::game(&new.game).ok_or(Refusal::NotFound)?;
    let occupant = |seat: NewSeat| {
        Ok(match seat {
            NewSeat::Me {} => {
                Occupant::Person { id: Some(person.id.clone()), name: person.name.clone(), entropy: entropy.clone() }
            }
            NewSeat::Open {} => Occupant::Open,
            NewSeat::Invite {} => Occupant::Invite { invite: app.entropy().token(), kept_for: None },
            NewSeat::Bot { level } => Occupant::Bot(rules.level(&level).ok_or(Refusal::BadSeats)?.id().to_owned()),
        })
    };
    let seats = new.seats.into_iter().map(occupant).collect::<Result<Vec<_>, Refusal>>()?;
    let reach = Reach { public: new.public, club: new.club };
    let table = add(&app, (&person, address.0), new.game, settings, seats, reach).await?;
    Ok(shown(&app, &start_if_full(&app, &table).await?, Some(&person)))
}

/// Where a table is listed.
struct Reach {
    public: bool,
    club: Option<String>,
}

async fn add(
    app: &App,
    maker: (&Person, Prefix),
    game: String,
    settings: Settings,
    seats: Vec<Occupant>,
    Reach { public, club }: Reach,
) -> Result<String, Refusal> {
    let table = Table { public, club, ..draft(app, maker, game, settings, seats).await? };
    app.store().add_table(&table).await?;
    metrics::counter!("comptoir_tables_made_total").increment(1);
    Ok(table.id)
}

/// A table that is not stored yet, if its maker may make one more.
pub async fn draft(
    app: &App,
    (maker, prefix): (&Person, Prefix),
    game: String,
    settings: Settings,
    seats: Vec<Occupant>,
) -> Result<Table, Refusal> {
    let rules = catalog::game(&game).ok_or(Refusal::NotFound)?;
    // Whether a game can begin like this is known to the game alone: it is asked before anybody waits.
    rules.start(settings.players, &settings.options, Seed::new([0; 32])).map_err(error::of_start)?;
    app.limits().spend(Use::Table, prefix, Some(maker))?;
    let (hash, per_address) = (prefix.hash(), app.config().tables_per_address);
    if app.store().count_made_by(&maker.id).await? >= app.config().tables_per_person
        || per_address != 0 && app.store().count_made_from(&hash).await? >= per_address
    {
        return Err(Refusal::TooMany);
    }
    Ok(Table {
        id: app.entropy().id(),
        revision: rules.revision(),
        seed: app.entropy().game_seed(&game, settings.players),
        game,
        settings,
        status: Status::Waiting,
        public: false,
        maker: Some(maker.id.clone()),
        maker_prefix: Some(hash),
        created_at: app.registry().now(),
        started_at: None,
        seats,
        winners: Vec::new(),
        rematch: None,
        rated: Vec::new(),
        chat_closed: false,
        club: None,
        fill_at: None,
        pauses: Vec::new(),
        tournament: None,
    })
}

/// The table that follows a finished one.
///
/// The same game with the same people, whose seats are kept for them. The first request makes it; every
/// request seats its sender.
#[utoipa::path(
    post, path = "/tables/{id}/rematch", tag = "tables", request_body = Empty, security(("session" = [])),
    responses(
        (status = 200, description = "The new table, the same for all who ask", body = TableInfo),
        (status = 409, description = "`not-over`, `taken`"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn rematch(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = find(&app, &id).await?;
    if table.status != Status::Over {
        return Err(Refusal::NotOver);
    }
    seat_of(&table, &person.id).ok_or(Refusal::Forbidden)?;
    let next = match table.rematch.clone() {
        Some(next) => next,
        None => create_rematch(&app, (&person, address.0), &table).await?,
    };
    let following = find(&app, &next).await?;
    let kept =
        |occupant: &Occupant| matches!(occupant, Occupant::Invite { kept_for: Some(id), .. } if *id == person.id);
    if let Some(index) = following.seats.iter().position(kept) {
        let occupant = Occupant::Person { id: Some(person.id.clone()), name: person.name.clone(), entropy: None };
        refuse_blocked(&app, &next, &person).await?;
        let seat = kernel::Seat::new(index).number();
        app.store().set_seat(&next, seat, &following.seats[index], &occupant, app.registry().now()).await?;
        return Ok(shown(&app, &start_if_full(&app, &next).await?, Some(&person)));
    }
    Ok(shown(&app, &following, Some(&person)))
}

/// Tells those who played that a seat is kept for them.
async fn invite(app: &App, table: &Table, maker: &Person, next: &str) -> Result<(), Refusal> {
    let now = app.registry().now();
    let others = table.seats.iter().filter_map(Occupant::person).filter(|it| **it != maker.id);
    let notice = |person: &String| Notice { person: person.clone(), kind: NoticeKind::Invited, due_at: now };
    let notices = Notices { add: others.map(notice).collect(), ..Notices::default() };
    Ok(app.store().tell(next, &notices, now).await?)
}

/// Makes the next table. Of two requests at once, the loser finds the table of the other.
async fn create_rematch(app: &App, maker: (&Person, Prefix), table: &Table) -> Result<String, Refusal> {
    let again = |occupant: &Occupant| match occupant {
        Occupant::Person { id: Some(id), .. } => {
            Occupant::Invite { invite: app.entropy().token(), kept_for: Some(id.clone()) }
        }
        Occupant::Bot(level) => Occupant::Bot(level.clone()),
        Occupant::Person { id: None, .. } | Occupant::Open | Occupant::Invite { .. } => Occupant::Open,
    };
    let mut seats: Vec<Occupant> = table.seats.iter().map(again).collect();
    // The second seat of the last game begins this one.
    seats.rotate_left(1);
    let reach = Reach { public: table.public, club: table.club.clone() };
    let next = add(app, maker, table.game.clone(), table.settings.clone(), seats, reach).await?;
    match app.store().set_rematch(&table.id, &next).await {
        Ok(()) => {
            app.registry().table_changed(&table.id);
            invite(app, table, maker.0, &next).await?;
            Ok(next)
        }
        Err(StoreError::Conflict) => {
            app.store().delete_waiting_table(&next).await?;
            find(app, &table.id).await?.rematch.ok_or(Refusal::Unavailable)
        }
        Err(why) => Err(why.into()),
    }
}
