//! A city as it is written, and read again.

use std::collections::BTreeMap;

use kernel::Piece;
use serde::{Deserialize, Serialize};

use crate::{
    Letter,
    city::{Building, Cell, City, HEIGHT_BITS, MAX_BUILDINGS, REACH},
};

/// A city as it is written.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Plan {
    pub(crate) buildings: Vec<Building>,
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Letter]?: [number, number] }"))]
    pub(crate) tokens: BTreeMap<Letter, [i8; 2]>,
}

impl From<City> for Plan {
    fn from(city: City) -> Plan {
        let token = |letter: Letter| city.token(letter).map(|Cell { x, y }| (letter, [x, y]));
        Plan { buildings: city.iter().collect(), tokens: Letter::each().filter_map(token).collect() }
    }
}

impl TryFrom<Plan> for City {
    type Error = kernel::ParseError;
    fn try_from(plan: Plan) -> Result<City, kernel::ParseError> {
        let mut city = City::empty();
        let near = |cell: &[i8; 2]| cell.iter().all(|it| it.unsigned_abs() <= REACH as u8);
        let within = |it: &Building| near(&[it.x, it.y]) && it.height < 1 << HEIGHT_BITS;
        let fits = plan.buildings.iter().all(within) && plan.tokens.values().all(near);
        if plan.buildings.len() > MAX_BUILDINGS || !fits {
            return Err(kernel::ParseError::Number);
        }
        plan.buildings.iter().for_each(|it| city.copy(it));
        city.lift_tokens();
        plan.tokens.into_iter().for_each(|(letter, [x, y])| city.put(letter, Cell { x, y }));
        Ok(city)
    }
}
