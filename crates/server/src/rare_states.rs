//! Rare states, marked beside the code that handles them. The simulation fails if it has not reached each of them, so
//! that none is handled by code that nothing has tried.
//!
//! A marker costs nothing in what is shipped: it is compiled in by the feature `rare-states` alone. A simulation runs on
//! one thread, and so does the count.

// What is shipped names the states and never asks for them.
#![cfg_attr(not(feature = "rare-states"), allow(dead_code))]

/// Notes that a state of [`RareState`] is reached, if the condition holds. The condition must have no effects.
#[cfg(feature = "rare-states")]
macro_rules! reached {
    ($state:ident) => {
        $crate::rare_states::reach($crate::rare_states::RareState::$state)
    };
    ($state:ident, $condition:expr) => {
        if $condition {
            reached!($state);
        }
    };
}

/// Nothing: the condition is compiled, so that it cannot rot, and never evaluated.
#[cfg(not(feature = "rare-states"))]
macro_rules! reached {
    ($state:ident) => {
        _ = $crate::rare_states::RareState::$state
    };
    ($state:ident, $condition:expr) => {
        _ = || ($crate::rare_states::RareState::$state, $condition)
    };
}

pub(crate) use reached;

macro_rules! rare_states {
    ($($(#[doc = $description:literal])+ $state:ident,)+) => {
        /// A state that is rare, and must be reached by the simulation all the same.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
        pub enum RareState {
            $($(#[doc = $description])+ $state,)+
        }

        impl RareState {
            /// In the order in which they are printed.
            pub const ALL: &[RareState] = &[$(RareState::$state,)+];

            /// What it is, in words.
            pub fn description(self) -> &'static str {
                match self {
                    $(RareState::$state => concat!($($description),+).trim_ascii(),)+
                }
            }
        }
    };
}

rare_states! {
    /// an append was answered twice: the answer was lost, and the same entry was found when it was sent again
    AppendAnsweredTwice,
    /// nobody knows whether an entry was appended, and the sockets are closed without an answer
    OutcomeUnknown,
    /// another server's entry was first, and that was known so late that the message was not tried again
    LateConflict,
    /// a lease was lost between the append under it and its answer
    LeaseLostInAppend,
    /// an append under a lease that another server has taken was refused
    FencedAppend,
    /// a server that was declared dead went on under a new name
    ServerFenced,
    /// leases lapsed without being taken, and their server went on with them
    LeasesLapsed,
    /// a lease was held by a server that did not know it
    LeaseFound,
    /// another server appended first, and the message was tried again
    AppendConflict,
    /// a client came back with a version that was undone since
    ResumeAfterUndo,
    /// a choice came after an undo of another player had made it illegal
    UndoBeforeChoice,
    /// a part in the draw of a seed came to a server that did not know how far the draw was
    BehindInDraw,
    /// the choice of a bot came after its seat had returned
    LateBotMove,
    /// a choice came when its clock had run out and no entry said so yet
    ClockBeforeChoice,
    /// the entry of a clock that ran out met a choice of the same moment
    ClockMetChoice,
    /// a client came in the moment in which its table was unloaded
    AttachWhileUnloading,
    /// a table panicked between an entry and the knowledge of it
    PanicInMidMove,
    /// what was told of a game before a panic came after its table was rebuilt
    StaleHistory,
    /// a notification was sent twice
    PushSentTwice,
    /// a server was asked before it knew the time of its cluster
    TimeUnknown,
    /// the clock of a machine jumped while games went on
    ClockJump,
    /// a server stopped during half-open requests
    HalfOpenStop,
    /// a lease was lost while a mailbox was full
    LeaseLostWhileFull,
    /// one person sat down by two requests at once
    JoinedTwice,
}

#[cfg(feature = "rare-states")]
mod count {
    use std::{cell::RefCell, collections::BTreeMap};

    use super::RareState;

    thread_local! {
        static REACHED: RefCell<BTreeMap<RareState, u64>> = const { RefCell::new(BTreeMap::new()) };
    }

    /// Notes that a state is reached.
    pub fn reach(state: RareState) {
        REACHED.with_borrow_mut(|it| *it.entry(state).or_default() += 1);
    }

    /// How often each state was reached on this thread since the last call.
    pub fn take_reached() -> BTreeMap<RareState, u64> {
        REACHED.take()
    }
}

#[cfg(feature = "rare-states")]
pub use count::{reach, take_reached};
