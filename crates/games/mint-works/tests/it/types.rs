//! The types and tables of the web page; `cargo xtask codegen` regenerates them.

use kernel::{Observer, Piece, Seat};
use mint_works::{
    Advanced, Ai, Back, Effect, Event, GOAL, Income, Kind, LINE, Location, MintWorks, Now, Obstacle, Options, Outcome,
    Phase, Plan, Price, Recycler, SeatNow, SeatView, Service, Site, Stars, View, Word,
};
use serde_json::{Value, json};
use ts_rs::{Config, TS};

#[test]
fn types_of_the_page_are_fresh() {
    laws::generated("mint-works.ts", &types());
}

/// Games that together show every phase, every kind of location and blocked spaces.
#[test]
fn sample_of_the_page_is_fresh() {
    let records = [
        include_str!("../records/short.record"),
        include_str!("../records/justin.record"),
        include_str!("../records/mints-gone.record"),
    ];
    let games = records.map(|record| laws::moments::<MintWorks>(record, Observer::Seat(Seat::new(0))));
    let lines: Vec<&str> = games.iter().map(|it| it.trim().trim_matches(['[', ']']).trim()).collect();
    laws::generated("mint-works.sample.json", &format!("[\n{}\n]\n", lines.join(",\n")));
}

fn types() -> String {
    let cfg = Config::new();
    let mut text = String::from("// Made from crates/games/mint-works by `cargo xtask codegen`: change it there.\n");
    macro_rules! declare {
        ($($type:ty),+) => {$(text += &format!("\nexport {}\n", <$type>::decl(&cfg));)+};
    }
    declare!(Kind, Plan, Location, Site, Phase);
    let opponents: Vec<String> = Ai::CODES.iter().map(|code| format!("{code:?}")).collect();
    text += &format!("\nexport type Ai = {};\n", opponents.join(" | "));
    declare!(Word, Advanced, Recycler, Options, Back, SeatView, View, Event);
    declare!(Income, SeatNow, Obstacle, Now, Outcome);
    text += "\nexport type Forecast = { now: Now; choices: { [action in string]?: Outcome } };\n";

    text += "
/** What a Building adds to the prestige of its owner: so many, or `each` for everything of a kind. */
export type Stars = { each: number; per: 'culture' | 'building' | 'mint' | 'plan' | null };
/** What a Building does besides. */
export type Effect =
  | { type: 'income'; mints: number }
  | { type: 'income-per-building' | 'counts-twice' | 'hoards' | 'shares' | 'spoils' | 'assembles' }
  | { type: 'discount' | 'opens'; location: Location };
export type PlanCard = { code: Plan; cost: number; kind: Kind; stars: Stars; effect: Effect | null };
/** What a space takes; nothing fixed where it is the price of the Plan or `more` than the location copied. */
export type LocationCard = {
  code: Location;
  spaces: number[];
  mints: number | null;
  more: number;
  gain: number;
  others: number;
  income: number;
};
";
    text += "\n/** All Plans, in card order. */\nexport const PLANS: PlanCard[] = [\n";
    Plan::each().for_each(|plan| text += &format!("  {},\n", plan_card(plan)));
    text += "];\n\n/** All locations; `spaces` are those with one, two, three and four players. */\n";
    text += "export const LOCATIONS: LocationCard[] = [\n";
    Location::each().for_each(|location| text += &format!("  {},\n", location_card(location)));
    text += "];\n";
    text += "\n/** The opponent of a solo game uses the first of these that it can use. */\n";
    text += &format!("export const RIVALS_LINE: Location[] = {};\n", json!(LINE.map(Location::code)));
    text += &format!("\n/** So many stars end the game. */\nexport const GOAL = {GOAL};\n");
    text
}

fn plan_card(plan: Plan) -> Value {
    let card = plan.card();
    let (each, per) = match card.stars {
        Stars::Printed(stars) => (stars, None),
        Stars::PerCulture => (1, Some("culture")),
        Stars::PerBuilding => (1, Some("building")),
        Stars::PerMint => (1, Some("mint")),
        Stars::PerPlan(stars) => (stars, Some("plan")),
    };
    let effect = match card.effect {
        Effect::None => Value::Null,
        Effect::CountsTwice => json!({"type": "counts-twice"}),
        Effect::Income(mints) => json!({"type": "income", "mints": mints}),
        Effect::IncomePerBuilding => json!({"type": "income-per-building"}),
        Effect::Hoards => json!({"type": "hoards"}),
        Effect::Shares => json!({"type": "shares"}),
        Effect::Discount(location) => json!({"type": "discount", "location": location.code()}),
        Effect::Spoils => json!({"type": "spoils"}),
        Effect::Assembles => json!({"type": "assembles"}),
        Effect::Opens(location) => json!({"type": "opens", "location": location.code()}),
    };
    json!({
        "code": plan.code(), "cost": card.cost, "kind": card.kind,
        "stars": {"each": each, "per": per}, "effect": effect,
    })
}

fn location_card(location: Location) -> Value {
    let card = location.card();
    let (mints, more) = match card.price {
        Price::Mints(mints) => (Some(mints), 0),
        Price::OfPlan => (None, 0),
        Price::AboveCopied(more) => (None, more),
    };
    let (gain, others) = match card.service {
        Service::Pays(mints) | Service::Leads(mints) => (mints, 0),
        Service::PaysAll { own, others } => (own, others),
        Service::SellsPlan
        | Service::Builds
        | Service::DrawsPlan
        | Service::Recycles
        | Service::Swaps
        | Service::Copies => (0, 0),
    };
    json!({
        "code": location.code(), "spaces": card.spaces, "mints": mints, "more": more,
        "gain": gain, "others": others, "income": card.income,
    })
}
