//! In which fields two views differ. Most of a view stays as it was from one move to the next, and most of what changes
//! is the same for all who look on: fields are compared as they are, and written only where they differ.

use serde::Serialize;

/// A struct whose fields can be compared one by one. [`fields!`](crate::fields) implements it.
pub trait Fields: Serialize + PartialEq {
    /// Tells `to` every field of `these`.
    fn compare(these: Compared<'_, Self>, to: &mut impl Differences);
}

/// A value, or a field of one, as it was before a step and as it is now.
pub struct Compared<'a, T: ?Sized> {
    /// As it was.
    pub before: &'a T,
    /// As it is.
    pub now: &'a T,
    /// As another observer was shown it before, and is shown it now.
    pub other: Option<(&'a T, &'a T)>,
}

impl<T: ?Sized> Copy for Compared<'_, T> {}

impl<T: ?Sized> Clone for Compared<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<'a, T: ?Sized> Compared<'a, T> {
    /// A part of it.
    pub fn part<P: ?Sized>(self, part: impl Fn(&'a T) -> &'a P) -> Compared<'a, P> {
        let other = self.other.map(|(before, now)| (part(before), part(now)));
        Compared { before: part(self.before), now: part(self.now), other }
    }
}

impl<T: ?Sized + PartialEq> Compared<'_, T> {
    /// Whether it has changed.
    pub fn differs(self) -> bool {
        self.before != self.now
    }

    /// Whether the other observer was shown the same, and is shown the same.
    pub fn is_shared(self) -> bool {
        self.other == Some((self.before, self.now))
    }
}

/// Takes the fields of values, the same ones in the same order as they are serialised.
pub trait Differences {
    /// A field of any kind.
    fn field<T: Serialize + PartialEq + ?Sized>(&mut self, name: &'static str, these: Compared<'_, T>);

    /// A list of structs.
    fn each<T: Fields>(&mut self, name: &'static str, these: Compared<'_, [T]>);
}

/// Lists the fields of a view, in order: `field` is any of them, `each` one with a struct for each seat whose fields are
/// listed too. Every field has to be named, under the name that it has as JSON.
///
/// ```
/// use kernel::{BySeat, fields};
/// use serde::Serialize;
///
/// #[derive(Eq, PartialEq, Serialize)]
/// struct View {
///     round: u8,
///     seats: BySeat<SeatView, 2>,
/// }
///
/// #[derive(Eq, PartialEq, Default, Serialize)]
/// struct SeatView {
///     coins: u8,
/// }
///
/// fields!(View { field round, each seats });
/// fields!(SeatView { field coins });
/// ```
#[macro_export]
macro_rules! fields {
    ($type:ty { $($kind:ident $name:ident),+ $(,)? }) => {
        impl $crate::Fields for $type {
            fn compare(these: $crate::Compared<'_, Self>, to: &mut impl $crate::Differences) {
                // One that is not listed does not compile.
                let Self { $($name: _),+ } = these.now;
                $($crate::__compare_field!($kind $name, these, to);)+
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __compare_field {
    (field $name:ident, $these:ident, $to:ident) => {
        $to.field(stringify!($name), $these.part(|it| &it.$name))
    };
    (each $name:ident, $these:ident, $to:ident) => {
        $to.each(stringify!($name), $these.part(|it| it.$name.as_slice()))
    };
}
