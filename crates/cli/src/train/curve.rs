//! The learning curve of a net, as SVG.

use std::fmt::Write;

use super::net_run::RoundResult;

const WIDTH: f64 = 480.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = WIDTH - 20.0;
/// Top and bottom of the upper chart (wins) and of the lower (error).
const WINS: [f64; 2] = [24.0, 164.0];
const ERROR: [f64; 2] = [204.0, 304.0];
const HEIGHT: f64 = 336.0;

/// Above, wins of a greedy bot by the net against the medium level, round by round, with the even share dashed; below,
/// the error on games held out, with that of even chances dashed.
pub fn curve(title: &str, rounds: &[RoundResult], even: f64) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"14\">wins of the net, one step ahead, against medium</text>\n\
         <text x=\"{LEFT}\" y=\"194\">error on games held out</text>\n"
    );
    let most_error = rounds.iter().map(|it| it.error.max(it.error_even)).fold(0.0, f64::max).max(0.01);
    for percent in [0, 50, 100] {
        grid(&mut svg, WINS, f64::from(percent) / 100.0, &format!("{percent} %"));
    }
    grid(&mut svg, ERROR, 0.0, "0");
    grid(&mut svg, ERROR, 1.0, &format!("{most_error:.2}"));
    line(&mut svg, WINS, rounds, "#a33", "4 4", |_| even);
    line(&mut svg, WINS, rounds, "#25a", "0", |it| it.wins);
    line(&mut svg, ERROR, rounds, "#a33", "4 4", |it| it.error_even / most_error);
    line(&mut svg, ERROR, rounds, "#25a", "0", |it| it.error / most_error);
    let every = rounds.len().div_ceil(12).max(1);
    for nth in (0..rounds.len()).step_by(every) {
        let (at, y) = (x(nth, rounds.len()), ERROR[1] + 18.0);
        _ = writeln!(svg, "<text x=\"{at:.1}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", rounds[nth].round);
    }
    svg.push_str("</svg>\n");
    svg
}

fn x(nth: usize, n: usize) -> f64 {
    LEFT + 20.0 + nth as f64 * (RIGHT - LEFT - 40.0) / (n.max(2) - 1) as f64
}

fn y([top, bottom]: [f64; 2], share: f64) -> f64 {
    bottom - share.clamp(0.0, 1.0) * (bottom - top)
}

fn grid(svg: &mut String, chart: [f64; 2], share: f64, label: &str) {
    let at = y(chart, share);
    _ = writeln!(svg, "<path d=\"M{LEFT} {at:.1}H{RIGHT}\" stroke=\"#ddd\"/>");
    _ = writeln!(svg, "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>", LEFT - 6.0, at + 4.0);
}

fn line(
    svg: &mut String,
    chart: [f64; 2],
    rounds: &[RoundResult],
    color: &str,
    dashes: &str,
    share: impl Fn(&RoundResult) -> f64,
) {
    let mut path = String::new();
    for (nth, it) in rounds.iter().enumerate() {
        let (command, x) = (if nth == 0 { "M" } else { "L" }, x(nth, rounds.len()));
        _ = write!(path, "{command}{x:.1} {:.1}", y(chart, share(it)));
    }
    _ = writeln!(svg, "<path d=\"{path}\" stroke=\"{color}\" fill=\"none\" stroke-dasharray=\"{dashes}\"/>");
}
