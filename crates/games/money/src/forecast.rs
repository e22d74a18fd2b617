use kernel::Forecast;

use crate::Money;

impl Forecast for Money {
    type Now = ();
    type Choice = ();
}
