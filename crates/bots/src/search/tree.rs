//! The trees of a search, in one block of memory that never grows.

use kernel::{MAX_SEATS, Seat};

/// The index of a node. Each seat has a root, and the roots have the indices of their seats.
pub type NodeId = u32;

/// The absence of a node.
pub const NO_NODE: NodeId = NodeId::MAX;

/// What a seat knows after an action that it has seen.
#[derive(Copy, Clone, Debug)]
pub struct Node<A> {
    /// The action that leads here; `None` for a root.
    pub action: Option<A>,
    /// The seat that chose the action.
    pub seat: Seat,
    /// The prior probability of the action among its siblings.
    pub prior: f32,
    /// The sum, over all visits, of the probability of winning of the seat that chose the action.
    pub total_value: f32,
    /// The iterations that chose the action.
    pub visits: u32,
    /// The iterations that could have chosen it, because it was legal.
    pub availability: u32,
    /// The visits that went on to a child of this node.
    pub child_visits: u32,
    first_child: NodeId,
    next_sibling: NodeId,
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    limit: usize,
}

impl<A: Copy + Eq> Tree<A> {
    /// Trees of at most `limit` nodes; the memory for all of them is allocated here.
    pub fn new(limit: usize) -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new(), limit: limit.max(MAX_SEATS) };
        tree.clear();
        tree
    }

    /// Removes all nodes but the roots.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.reserve_exact(self.limit);
        (0..MAX_SEATS).for_each(|seat| self.nodes.push(Node::new(None, Seat::new(seat), 1.0)));
    }

    /// Makes the subtree below `id` the tree of `seat`. The trees of the other seats become empty; nodes that are no
    /// longer reachable still count towards the limit until [`Tree::clear`].
    pub fn reroot(&mut self, seat: Seat, id: NodeId) {
        let Node { first_child, child_visits, visits, .. } = self.nodes[id as usize];
        (0..MAX_SEATS).for_each(|index| self.nodes[index] = Node::new(None, Seat::new(index), 1.0));
        let root = &mut self.nodes[seat.index()];
        (root.first_child, root.child_visits, root.visits) = (first_child, child_visits, visits);
    }

    /// The number of nodes, the roots included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node `id`.
    pub fn at(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    /// The node `id`, mutably.
    pub fn at_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    /// Whether the node has been expanded.
    pub fn has_children(&self, id: NodeId) -> bool {
        self.at(id).first_child != NO_NODE
    }

    /// The children of a node, each with its id.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = (NodeId, &Node<A>)> {
        let mut next = self.at(id).first_child;
        std::iter::from_fn(move || {
            let id = next;
            let node = self.nodes.get(id as usize)?;
            next = node.next_sibling;
            Some((id, node))
        })
    }

    /// The child of `parent` for `action` of `seat`. Legal actions have a fixed order, so a caller that looks them up
    /// in turn passes the child found before as `last` and usually finds the next one beside it.
    pub fn find(&self, parent: NodeId, last: NodeId, seat: Seat, action: A) -> NodeId {
        // From the child after `last` to the end, and then those before: it is seldom far behind `last`.
        let start = if last == NO_NODE { self.at(parent).first_child } else { self.at(last).next_sibling };
        match self.find_between(start, NO_NODE, seat, action) {
            NO_NODE if last != NO_NODE => self.find_between(self.at(parent).first_child, start, seat, action),
            found => found,
        }
    }

    /// The node for `action` of `seat` among `first` and its siblings up to `end`, which is not looked at.
    fn find_between(&self, first: NodeId, end: NodeId, seat: Seat, action: A) -> NodeId {
        let mut id = first;
        while id != end {
            let Some(node) = self.nodes.get(id as usize) else { return NO_NODE };
            if node.action == Some(action) && node.seat == seat {
                return id;
            }
            id = node.next_sibling;
        }
        NO_NODE
    }

    /// Adds a child to `parent`, after the child `last` if there is one. Returns [`NO_NODE`] if the limit is reached.
    pub fn add(&mut self, parent: NodeId, last: NodeId, seat: Seat, action: A, prior: f32) -> NodeId {
        if self.nodes.len() == self.limit {
            return NO_NODE;
        }
        let new = self.nodes.len() as NodeId;
        self.nodes.push(Node::new(Some(action), seat, prior));
        let link = match last {
            NO_NODE => &mut self.nodes[parent as usize].first_child,
            last => &mut self.nodes[last as usize].next_sibling,
        };
        let next = std::mem::replace(link, new);
        self.nodes[new as usize].next_sibling = next;
        new
    }
}

impl<A> Node<A> {
    fn new(action: Option<A>, seat: Seat, prior: f32) -> Node<A> {
        Node {
            action,
            seat,
            prior,
            total_value: 0.0,
            visits: 0,
            availability: 0,
            child_visits: 0,
            first_child: NO_NODE,
            next_sibling: NO_NODE,
        }
    }

    /// The mean value; `None` before the first visit.
    pub fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total_value / self.visits as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_keep_their_order_and_the_limit_holds() {
        let (me, other) = (Seat::new(0), Seat::new(1));
        let mut tree = Tree::new(MAX_SEATS + 3);
        let first = tree.add(0, NO_NODE, me, 'a', 0.5);
        let third = tree.add(0, first, me, 'c', 0.5);
        let second = tree.add(0, first, me, 'b', 0.5);
        assert_eq!(tree.children(0).map(|(_, it)| it.action.unwrap()).collect::<String>(), "abc");
        assert_eq!(tree.find(0, first, me, 'b'), second);
        assert_eq!(tree.find(0, NO_NODE, me, 'c'), third);
        assert_eq!(tree.find(0, NO_NODE, other, 'a'), NO_NODE);
        assert_eq!(tree.add(0, third, me, 'd', 0.5), NO_NODE);
        assert_eq!(tree.len(), MAX_SEATS + 3);
    }

    #[test]
    fn rerooting_keeps_the_subtree() {
        let me = Seat::new(2);
        let mut tree = Tree::new(100);
        let first = tree.add(2, NO_NODE, me, 'a', 0.5);
        let then = tree.add(first, NO_NODE, me, 'b', 0.5);
        tree.at_mut(then).visits = 7;
        tree.reroot(me, first);
        assert_eq!(tree.children(2).map(|(id, it)| (id, it.visits)).collect::<Vec<_>>(), [(then, 7)]);
    }
}
