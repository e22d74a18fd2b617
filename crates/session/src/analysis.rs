use protocol::{Analysis, ChanceBreakdown, Mistake};

use crate::history;

/// An analysis by the arbiter's versions, which a replay can go to. The `opening` steps are one version; an analysis
/// that ended early may not have come so far.
pub fn by_version(found: catalog::Analysis, opening: usize) -> Analysis {
    let catalog::Analysis { chances, mistakes, seats } = found;
    let first = chances.first().cloned();
    let mistake = |it: catalog::Mistake| Mistake {
        version: history::version_before(it.ply, opening),
        ply: it.ply,
        seat: it.seat.number(),
        played: it.played,
        better: it.better,
        chance: it.chance,
        cost: it.cost,
        why: it.why,
        besides: it.besides,
    };
    let changes =
        |it: catalog::ChanceBreakdown| ChanceBreakdown { luck: it.luck, own: it.own, others: it.others, lost: it.lost };
    Analysis {
        chances: first.into_iter().chain(chances.into_iter().skip(opening)).collect(),
        mistakes: mistakes.into_iter().map(mistake).collect(),
        seats: seats.into_iter().map(changes).collect(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    fn found(steps: usize, mistakes: &[usize]) -> catalog::Analysis {
        let mistake = |&ply: &usize| catalog::Mistake {
            ply,
            seat: Seat::new(0),
            played: Vec::new(),
            better: Vec::new(),
            chance: 0.0,
            cost: 0.1,
            why: None,
            besides: Vec::new(),
        };
        catalog::Analysis {
            chances: (0..=steps).map(|after| vec![after as f32]).collect(),
            mistakes: mistakes.iter().map(mistake).collect(),
            seats: Vec::new(),
        }
    }

    fn shown(analysis: catalog::Analysis, opening: usize) -> (Vec<f32>, Vec<u32>) {
        let judged = by_version(analysis, opening);
        let versions = judged.mistakes.iter().map(|it| it.version).collect();
        (judged.chances.concat(), versions)
    }

    #[test]
    fn steps_become_versions() {
        // Version one is after the opening; a choice is made in the version before it.
        assert_eq!(shown(found(6, &[3, 5]), 3), (vec![0.0, 3.0, 4.0, 5.0, 6.0], vec![1, 3]));
        assert_eq!(shown(found(2, &[0]), 0), (vec![0.0, 0.0, 1.0, 2.0], vec![1]));
        // It ended before the first choice.
        assert_eq!(shown(found(2, &[]), 3), (vec![0.0], vec![]));
    }

    #[test]
    fn what_is_kept_can_be_read() {
        let judged = by_version(found(2, &[1]), 1);
        let text = serde_json::to_string(&judged).unwrap();
        assert!(serde_json::from_str::<Analysis>(&text).is_ok());
        // As it was kept before mistakes had versions.
        assert!(serde_json::from_str::<Analysis>(&text.replace("\"version\":1,", "")).is_err());
    }
}
