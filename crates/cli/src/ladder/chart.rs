//! The chart of strength by iterations, as SVG.

use std::fmt::Write;

use super::Measured;

const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 48.0;
const BOTTOM: f64 = 200.0;
const TOP: f64 = 20.0;

/// The share of games won against the medium level, by iterations, with intervals. The budgets are a
/// geometric series, so they stand at equal distances.
pub fn curve(it: &Measured) -> String {
    let x = |nth: usize| LEFT + 40.0 + nth as f64 * (WIDTH - LEFT - 70.0) / (it.curve.len().max(2) - 1) as f64;
    let y = |share: f64| BOTTOM - share.clamp(0.0, 1.0) * (BOTTOM - TOP);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>{}: wins against medium, by iterations</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n",
        it.game.slug()
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let right = WIDTH - 20.0;
        _ = writeln!(svg, "<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"#ddd\"/>");
        _ = writeln!(svg, "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>", LEFT - 6.0, at + 4.0);
    }
    if let Some((_, results)) = it.curve.first() {
        let even = y(results.even());
        let right = WIDTH - 20.0;
        _ = writeln!(svg, "<path d=\"M{LEFT} {even:.1}H{right}\" stroke=\"#a33\" stroke-dasharray=\"4 4\"/>");
    }
    let mut line = String::new();
    for (nth, (iterations, results)) in it.curve.iter().enumerate() {
        let (wins, at) = (results.wins(0), x(nth));
        let (low, high) = (y(wins.low()), y(wins.high()));
        _ = writeln!(svg, "<path d=\"M{at:.1} {low:.1}V{high:.1}\" stroke=\"#25a\" stroke-width=\"2\"/>");
        _ = writeln!(svg, "<circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#25a\"/>", y(wins.mean));
        _ = writeln!(svg, "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{iterations}</text>", BOTTOM + 18.0);
        _ = write!(line, "{}{at:.1} {:.1}", if nth == 0 { "M" } else { "L" }, y(wins.mean));
    }
    _ = writeln!(svg, "<path d=\"{line}\" stroke=\"#25a\" fill=\"none\"/>");
    svg.push_str("</svg>\n");
    svg
}
