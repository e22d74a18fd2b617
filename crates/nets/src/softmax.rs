/// From logits to probabilities that sum to one.
pub fn softmax(logits: &mut [f32]) {
    let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for it in logits.iter_mut() {
        *it = exp(*it - highest);
        sum += *it;
    }
    logits.iter_mut().for_each(|it| *it /= sum);
}

/// Approximates e^x for x ≤ 0 as (1 + x/256)²⁵⁶. `f32::exp` may differ in the last bit between platforms, and a bot
/// that decides by it would play a different game there; the four basic operations are exact everywhere.
pub fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn exp_is_accurate_to_three_thousandths() {
        for (x, expected) in [(0.0, 1.0), (-0.5, 0.6065), (-1.0, 0.3679), (-3.0, 0.0498), (-300.0, 0.0)] {
            assert!((exp(x) - expected).abs() < 0.003, "{x}: {}", exp(x));
        }
    }
}
