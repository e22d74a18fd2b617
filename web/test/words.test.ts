import { describe, expect, it } from 'vitest';
import { english, french } from './texts';
import { negotiate } from '../src/lib/i18n.svelte';
import { Words } from '../src/lib/words';

const en = new Words('en', Object.values(english));
const fr = new Words('fr', Object.values(french));

/** French with plain blanks, so that expectations can be typed. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const names = ['Vous', 'Ada', 'Bob'];
const name = (seat: number) => names[seat - 1] ?? '?';
const say = (event: unknown) => plain(fr.event('money', event, name));

// The same examples as in the crate `words`: terminal and page must not drift apart.
describe('events', () => {
  it('speaks to the reader', () => {
    const who = (seat: number) => (seat === 1 ? en.you() : 'Ada');
    const bid = (seat: number) => ({ type: 'bid', seat, cards: ['EUR20a', 'G1'], total: 30 });
    expect(en.event('money', bid(1), who)).toBe('You bid 30: €20 and a gold coin.');
    expect(en.event('money', bid(2), who)).toBe('Ada bids 30: €20 and a gold coin.');
  });

  it('names pieces, seats and lists', () => {
    const given = ['EUR20a', 'CHF60', 'G1'];
    expect(say({ type: 'took', seat: 2, side: 'left', cards: [], given })).toBe(
      'Ada prend la rangée de gauche (rien) et laisse 20 €, 60 CHF et une pièce d’or.',
    );
    expect(say({ type: 'took', seat: 1, side: 'right', cards: ['RUB20a'], given: ['SEK50'] })).toBe(
      'Vous prenez la rangée de droite (20 ₽) et laissez 50 kr.',
    );
    expect(say({ type: 'removed', currency: 'RUB' })).toBe('Monnaie retirée pour cette manche : rouble.');
  });

  it('tells apart who swaps with whom', () => {
    const swap = (seat: number, other: number) =>
      say({ type: 'swapped', seat, other, cards: ['G1'], given: ['G2'] });
    expect(swap(1, 2)).toBe(
      'Vous échangez votre mise avec Ada : vous prenez une pièce d’or et laissez une pièce d’or.',
    );
    expect(swap(3, 2)).toBe('Bob échange sa mise avec Ada : une pièce d’or contre une pièce d’or.');
    expect(swap(3, 1)).toBe(
      'Bob échange sa mise avec vous : vous donnez une pièce d’or et recevez une pièce d’or.',
    );
  });

  it('counts winners', () => {
    const won = (winners: number[]) => say({ type: 'won', winners, points: 450 });
    expect(won([1])).toBe('Vous gagnez la partie avec 450 points.');
    expect(won([2])).toBe('Ada gagne la partie avec 450 points.');
    expect(won([1, 3])).toBe('Victoire partagée avec 450 points : vous et Bob.');
  });

  it('agrees with names and colours', () => {
    const who = (seat: number) => ['Vous', 'Obole', 'Écu', 'Ducat'][seat - 1] ?? '?';
    const tell = (slug: string, event: object) => plain(fr.event(slug, event, who));
    const prestige = (seats: number[]) => tell('mint-works', { type: 'prestige', seats });
    const end = (subject: string) => `Fin de la partie : ${subject} au moins sept points de prestige.`;
    expect(prestige([1])).toBe(end('vous avez'));
    expect(prestige([1, 4])).toBe(end('vous et Ducat avez'));
    expect(prestige([2, 4])).toBe(end('Obole et Ducat ont'));
    const bonus = (seat: number) => tell('ginkgopolis', { type: 'bonus', seat, resources: 1, points: 0 });
    expect(bonus(2)).toBe('Bonus des cartes d’Obole : 1 ressource.');
    expect(bonus(4)).toBe('Bonus des cartes de Ducat : 1 ressource.');
    expect(tell('ginkgopolis', { type: 'builds-up', seat: 3, tile: 'B4', card: 'B5' })).toBe(
      'Écu pose la tuile bleue n° 4 sur le bâtiment bleu n° 5.',
    );
    expect(tell('ginkgopolis', { type: 'changed', seat: 1, cards: ['B5', 'C', 'R1', 'Y2'] })).toBe(
      'Vous changez votre main. Cartes défaussées : bleue n° 5, C, rouge n° 1 et jaune n° 2.',
    );
  });

  it('elides before a name', () => {
    const bid = (name: string) => plain(fr.say('money-bid-of', { name }));
    for (const name of ['Obole', 'Écu', 'Hector', 'Anne', 'Œdipe', 'Yves', 'Invité', 'Åsa', 'Hélène', 'ève'])
      expect(bid(name)).toBe(`Mise d’${name}`);
    for (const name of ['Ducat', 'Hal', 'Yann', 'Joueur 3', 'vous', 'Y', '99', '😀', 'Hrafn'])
      expect(bid(name)).toBe(`Mise de ${name}`);
  });

  it('stops on nothing', () => {
    expect(say({ type: 'unheard-of', x: 1.5, y: { z: [] } })).toBe('money-event-unheard-of');
    expect(say('text')).toBe('money-event-');
    expect(say({ type: 'sealed', seat: 99 })).toBe('99 a validé sa mise.');
    expect(say({ type: 'sealed', seat: null })).toBe('{$seat} a validé sa mise.');
  });

  it('writes figures as they are', () => {
    expect(en.event('money', { type: 'won', winners: [2], points: 1450 }, name)).toBe(
      'Ada wins the match with 1450 points.',
    );
  });
});

describe('what is said around a game', () => {
  it('says actions', () => {
    expect(en.action('money', 'row right')).toBe('Take the right row');
    expect(en.action('money', 'add GBP40')).toBe('Add £40 to the bid');
    expect(en.action('money', 'swap 3')).toBe('Swap bids with Player 3');
    expect(en.action('money', 'swap 3', () => 'Ada')).toBe('Swap bids with Ada');
    expect(en.action('money', 'dance 3')).toBe('dance 3');
    const token = (to: string) => en.action('ginkgopolis', `token C ${to}`);
    expect(token('-1 3')).toBe('Put token C: 1 left of the centre, 3 up');
    expect(token('0 -2')).toBe('Put token C: 2 below the centre');
    expect(en.action('donnant', 'reroll OG')).toBe('Re-roll: orange and green');
    expect(en.action('donnant', 'buy E07 YOV')).toBe('Buy card E07 (dice: yellow, orange and violet)');
    expect(plain(fr.action('donnant', 'lay E07 -2 -1'))).toBe(
      'Poser E07 : 2 à gauche de votre première carte, 1 plus bas',
    );
    expect(en.action('alhambra', 'take G2 O3')).toBe('Take 2 dirhams and 3 ducats');
    expect(en.action('alhambra', 'buy 3 G4 G5 martin')).toBe(
      'Buy the building in space 3 for Martin with 4 dirhams and 5 dirhams',
    );
  });

  it('says messages or their ids', () => {
    expect(fr.say('seat-name', { n: 3 })).toBe('Joueur 3');
    expect(fr.say('unheard-of')).toBe('unheard-of');
  });

  it('joins lists', () => {
    expect(fr.list(['a', 'b', 'c'])).toBe('a, b et c');
    expect(en.list([])).toBe('nothing');
    expect(en.list(['a'])).toBe('a');
  });

  it('says values of options', () => {
    expect(fr.optionValue('money', 'remove', 'random')).toBe('tirées au sort à chaque manche');
    expect(fr.optionValue('money', 'remove', 'RUB,SEK')).toBe('rouble et couronne suédoise');
    expect(fr.optionValue('money', 'deals', '3')).toBe('3');
    expect(en.optionValue('money', 'remove', '')).toBe('nothing');
    expect(en.optionValue('money', 'imaginary', 'true')).toBe('yes');
    expect(en.optionValue('money', 'imaginary', '1,2')).toBe('1 and 2');
  });

  it('says whose turn it is', () => {
    const turn = (seats: number[], reader: number | null) =>
      en.turn({ type: 'seats', seats }, reader, (seat) => en.seat(seat));
    expect(en.turn({ type: 'over' }, 1, name)).toBe('The game is over.');
    expect(turn([1], 1)).toBe('It’s your turn.');
    expect(turn([1], null)).toBe('Waiting for Player 1.');
    expect(turn([1, 2], null)).toBe('Waiting for Player 1 and Player 2.');
    expect(turn([1, 2, 3], 1)).toBe('It’s your turn; also waiting for Player 2 and Player 3.');
  });
});

describe('the language', () => {
  it('is the one chosen before, else the first one asked for that we have', () => {
    expect(negotiate('fr', ['en'])).toBe('fr');
    expect(negotiate(null, ['fr-CA', 'en'])).toBe('fr');
    expect(negotiate(null, ['de', 'fr'])).toBe('fr');
    expect(negotiate(null, ['de'])).toBe('en');
    expect(negotiate('xx', [])).toBe('en');
  });
});

describe('the texts of the page', () => {
  const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const code = Object.values(sources).join('\n');
  // The terminal's words and those of the rules are looked after by `cargo xtask tidy`.
  const ids = Object.entries(english)
    .filter(([path]) => /\/(web|table|[a-z-]+-board)\.ftl$/.test(path))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? ''));

  it('are there for every id that the code asks for', () => {
    const asked = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !en.has(id) || !fr.has(id))).toEqual([]);
  });

  it('keep French punctuation on the line of its word', () => {
    const breaking = Object.values(french)
      .flatMap((text) => text.split('\n'))
      .filter((line) => !line.startsWith('#') && / [;:!?»]|« |'/.test(line.replace(/\{[^}]*\}/g, '')));
    expect(breaking).toEqual([]);
  });

  it('are all used', () => {
    // Made of an id that comes from elsewhere: by a template whose beginning stands in the code, or by a convention.
    const made = /^(error-|[a-z-]+-(lesson|verb|term|prepare|stop)-)/;
    const templates = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(150);
    const known = (id: string) => made.test(id) || templates.some((it) => id.startsWith(it));
    const unused = ids.filter((id) => !known(id) && !code.includes(`'${id}'`));
    expect(unused).toEqual([]);
  });
});
