//! The trees of a search, in one block of memory that never grows.

use kernel::{MAX_SEATS, Seat};

/// Where a node lies. There is one root a seat, and they come first.
pub type Place = u32;

/// No node.
pub const NOWHERE: Place = Place::MAX;

/// What a seat knows after somebody has chosen.
#[derive(Copy, Clone, Debug)]
pub struct Node<A> {
    /// The choice that leads here; nothing for roots.
    pub action: Option<A>,
    /// Whose.
    pub seat: Seat,
    /// How likely it seemed before it was tried, among all choices beside it.
    pub prior: f32,
    /// The sum of what it brought to whoever chose.
    pub worth: f32,
    /// How often it was chosen.
    pub visits: u32,
    /// How often it might have been chosen.
    pub seen: u32,
    /// How many of the visits were given to a choice below.
    pub asked: u32,
    child: Place,
    sibling: Place,
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    limit: usize,
}

impl<A: Copy + Eq> Tree<A> {
    /// Room for so many nodes, taken when first needed and kept.
    pub fn new(limit: usize) -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new(), limit: limit.max(MAX_SEATS) };
        tree.clear();
        tree
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.reserve_exact(self.limit);
        (0..MAX_SEATS).for_each(|seat| self.nodes.push(Node::new(None, Seat::new(seat), 1.0)));
    }

    /// Makes what lies under `place` the tree of `seat`. The other seats begin anew; the nodes that cannot be
    /// reached any more keep their room.
    pub fn descend(&mut self, seat: Seat, place: Place) {
        let Node { child, asked, visits, .. } = self.nodes[place as usize];
        (0..MAX_SEATS).for_each(|index| self.nodes[index] = Node::new(None, Seat::new(index), 1.0));
        let root = &mut self.nodes[seat.index()];
        (root.child, root.asked, root.visits) = (child, asked, visits);
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node at a place.
    pub fn at(&self, place: Place) -> &Node<A> {
        &self.nodes[place as usize]
    }

    /// The same, to be changed.
    pub fn at_mut(&mut self, place: Place) -> &mut Node<A> {
        &mut self.nodes[place as usize]
    }

    /// Whether any choice was met after `place`.
    pub fn has_children(&self, place: Place) -> bool {
        self.at(place).child != NOWHERE
    }

    /// The choices that were met after `place`, each with its place.
    pub fn children(&self, place: Place) -> impl Iterator<Item = (Place, &Node<A>)> {
        let mut next = self.at(place).child;
        std::iter::from_fn(move || {
            let place = next;
            let node = self.nodes.get(place as usize)?;
            next = node.sibling;
            Some((place, node))
        })
    }

    /// The choice `action` of `seat` after `place`. Lists of actions have one order, so whoever asks for them
    /// in turn finds each beside the `last`.
    pub fn find(&self, place: Place, last: Place, seat: Seat, action: A) -> Place {
        let is_it = |place: Place| {
            self.nodes.get(place as usize).is_some_and(|it| it.action == Some(action) && it.seat == seat)
        };
        let beside = if last == NOWHERE { self.at(place).child } else { self.at(last).sibling };
        if is_it(beside) {
            return beside;
        }
        self.children(place).find(|(place, _)| is_it(*place)).map_or(NOWHERE, |(place, _)| place)
    }

    /// Adds a choice after `place`, beside `last` if there is one; nowhere if there is no room.
    pub fn add(&mut self, place: Place, last: Place, seat: Seat, action: A, prior: f32) -> Place {
        if self.nodes.len() == self.limit {
            return NOWHERE;
        }
        let new = self.nodes.len() as Place;
        self.nodes.push(Node::new(Some(action), seat, prior));
        let link = match last {
            NOWHERE => &mut self.nodes[place as usize].child,
            last => &mut self.nodes[last as usize].sibling,
        };
        let beside = std::mem::replace(link, new);
        self.nodes[new as usize].sibling = beside;
        new
    }
}

impl<A> Node<A> {
    fn new(action: Option<A>, seat: Seat, prior: f32) -> Node<A> {
        Node { action, seat, prior, worth: 0.0, visits: 0, seen: 0, asked: 0, child: NOWHERE, sibling: NOWHERE }
    }

    /// What it brought on average.
    pub fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.worth / self.visits as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_keep_their_order_and_their_limit() {
        let (me, other) = (Seat::new(0), Seat::new(1));
        let mut tree = Tree::new(MAX_SEATS + 3);
        let first = tree.add(0, NOWHERE, me, 'a', 0.5);
        let third = tree.add(0, first, me, 'c', 0.5);
        let second = tree.add(0, first, me, 'b', 0.5);
        assert_eq!(tree.children(0).map(|(_, it)| it.action.unwrap()).collect::<String>(), "abc");
        assert_eq!(tree.find(0, first, me, 'b'), second);
        assert_eq!(tree.find(0, NOWHERE, me, 'c'), third);
        assert_eq!(tree.find(0, NOWHERE, other, 'a'), NOWHERE);
        assert_eq!(tree.add(0, third, me, 'd', 0.5), NOWHERE);
        assert_eq!(tree.len(), MAX_SEATS + 3);
    }

    #[test]
    fn what_lies_under_a_choice_becomes_the_tree() {
        let me = Seat::new(2);
        let mut tree = Tree::new(100);
        let first = tree.add(2, NOWHERE, me, 'a', 0.5);
        let then = tree.add(first, NOWHERE, me, 'b', 0.5);
        tree.at_mut(then).visits = 7;
        tree.descend(me, first);
        assert_eq!(tree.children(2).map(|(place, it)| (place, it.visits)).collect::<Vec<_>>(), [(then, 7)]);
    }
}
