/** Whether there is room for log and chat beside the board. */

const query = window.matchMedia('(min-width: 75rem)');

class Wide {
  is = $state(query.matches);
}

export const wide = new Wide();

query.addEventListener('change', () => {
  wide.is = query.matches;
});
