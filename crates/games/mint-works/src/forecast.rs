use kernel::Forecast;

use crate::MintWorks;

impl Forecast for MintWorks {
    type Now = ();
    type Choice = ();
}
