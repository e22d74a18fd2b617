//! What our containers are in TypeScript, behind the feature `ts`: the page's types are made from the
//! same source as the JSON that it reads.

use ts_rs::{Config, Dummy, TS};

use crate::{BySeat, Piece, Seat, Seats, Set};

/// Seats cross the border as their numbers, sets and tables as lists.
macro_rules! as_other {
    ($([$($generic:tt)*] $type:ty => $without:ty, $other:ty;)+) => {$(
        impl<$($generic)*> TS for $type {
            type WithoutGenerics = $without;
            type OptionInnerType = Self;

            fn name(cfg: &Config) -> String {
                <$other as TS>::name(cfg)
            }

            fn inline(cfg: &Config) -> String {
                <$other as TS>::inline(cfg)
            }
        }
    )+};
}

as_other! {
    [] Seat => u8, u8;
    [] Seats => Vec<u8>, Vec<u8>;
    [T: Piece + TS] Set<T> => Vec<Dummy>, Vec<T>;
    [T: TS, const N: usize] BySeat<T, N> => Vec<Dummy>, Vec<T>;
}

/// Gives a piece its TypeScript type: one of its codes.
#[doc(hidden)]
#[macro_export]
macro_rules! __piece_ts {
    ($type:ty) => {
        impl $crate::__ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::__ts_rs::Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline(_: &$crate::__ts_rs::Config) -> String {
                let codes: Vec<String> =
                    <Self as $crate::Piece>::each().map(|it| format!("{:?}", it.to_string())).collect();
                codes.join(" | ")
            }

            fn decl(cfg: &$crate::__ts_rs::Config) -> String {
                format!("type {} = {};", Self::name(cfg), Self::inline(cfg))
            }
        }
    };
}
