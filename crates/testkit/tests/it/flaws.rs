//! Each law fails on a game that breaks it, and says which law it is.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use testkit::flawed::{Flawed, FlawedOptions, flaw};

/// The message of a panic.
fn said(why: &(dyn Any + Send)) -> String {
    let owned = why.downcast_ref::<String>().cloned();
    owned.or_else(|| why.downcast_ref::<&str>().map(|it| (*it).to_owned())).unwrap_or_default()
}

/// Plays games with flaw `F` until a law fails, and returns what it says.
fn complaint<const F: usize, M>() -> String
where
    M: Clone + Eq + std::fmt::Debug + Default + Send + Sync + 'static,
{
    let keep = || laws::keep::<Flawed<F, M>>(3, &FlawedOptions::default(), 20, |_| ());
    match catch_unwind(AssertUnwindSafe(keep)) {
        Ok(()) => String::new(),
        Err(why) => said(&*why),
    }
}

fn breaks<const F: usize, M>()
where
    M: Clone + Eq + std::fmt::Debug + Default + Send + Sync + 'static,
{
    let (law, complaint) = (flaw::LAWS[F], complaint::<F, M>());
    assert!(complaint.contains(&format!("law {law}: ")), "law {law} fails first, not: {complaint:?}");
}

macro_rules! flaws {
    ($($test:ident $flaw:ident,)+) => {
        $(
            #[test]
            fn $test() {
                breaks::<{ flaw::$flaw }, ()>();
            }
        )+

        #[test]
        fn every_flaw_is_tried() {
            // None, and the one that owns memory, have tests of their own.
            assert_eq!([$(flaw::$flaw),+].len() + 2, flaw::LAWS.len());
        }
    };
}

flaws! {
    option_default OPTION_DEFAULT,
    option_nonsense OPTION_NONSENSE,
    refusal_id REFUSAL_ID,
    tensor_length TENSOR_LENGTH,
    tensor_name TENSOR_NAME,
    tensor_row TENSOR_ROW,
    tensor_size TENSOR_SIZE,
    observation OBSERVATION,
    nonzeros NONZEROS,
    arbiter ARBITER,
    determinize DETERMINIZE,
    turn_of_secret TURN_OF_SECRET,
    score_of_secret SCORE_OF_SECRET,
    actions_of_secret ACTIONS_OF_SECRET,
    view_json VIEW_JSON,
    not_owing NOT_OWING,
    no_choice NO_CHOICE,
    order ORDER,
    many MANY,
    twice TWICE,
    canonical CANONICAL,
    refused REFUSED,
    unlisted UNLISTED,
    notation NOTATION,
    number NUMBER,
    factors FACTORS,
    mask MASK,
    indices INDICES,
    pick PICK,
    commute COMMUTE,
    weight WEIGHT,
    outcome_twice OUTCOME_TWICE,
    sample SAMPLE,
    witnesses WITNESSES,
    news NEWS,
    idle IDLE,
    endless ENDLESS,
    late_choice LATE_CHOICE,
    winners WINNERS,
    total TOTAL,
    dice DICE,
    undo UNDO,
    shows_nothing SHOWS_NOTHING,
    field_missing FIELD_MISSING,
    field_name FIELD_NAME,
}

#[test]
fn memory() {
    breaks::<{ flaw::MEMORY }, Vec<u8>>();
}

#[test]
fn without_a_flaw_all_laws_hold() {
    assert_eq!(complaint::<{ flaw::NONE }, ()>(), "");
}

#[test]
fn a_large_action() {
    let why = catch_unwind(laws::is_small::<LargeAction>).unwrap_err();
    assert!(said(&*why).contains("law small-actions: "));
}

kernel::piece! {
    /// One of two.
    pub struct Side: u8 = ["left", "right"];
}

kernel::notation! {
    /// Nine bytes and a tag.
    pub enum LargeAction {
        /// `go left left left left left left left left left`
        Go(a: Side, b: Side, c: Side, d: Side, e: Side, f: Side, g: Side, h: Side, i: Side) = "go",
    }
}

/// What a game conserves is its own to check: the laws show it every state.
#[test]
fn a_component_is_lost() {
    let keep = || {
        laws::keep::<Flawed<{ flaw::NONE }>>(3, &FlawedOptions::default(), 1, |game| {
            assert!(game.toll().pot < 2, "coins are lost");
        });
    };
    assert!(catch_unwind(AssertUnwindSafe(keep)).is_err());
}
