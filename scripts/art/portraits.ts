import { rakedLines, stroked } from './lines.js';
import { Colours, ground, lineStyle, svg } from './picture.js';
import { pebble, swell } from './stone.js';

const WIDTH = 408;
const HEIGHT = 300;

interface Tone {
  ground: readonly [string, string];
  line: readonly [string, string];
  shirt: string;
}

const VERDIGRIS: Tone = { ground: ['#DCE4E0', '#BCC9C4'], line: ['#94AFA7', '#7F9C93'], shirt: '#1C5A54' };
const COPPER: Tone = { ground: ['#EADFD3', '#CDBFB0'], line: ['#BCA58B', '#A48C71'], shirt: '#A8683F' };
const LIMESTONE: Tone = { ground: ['#E5E2D9', '#C6C3BA'], line: ['#95A79F', '#7F928A'], shirt: '#5A6A64' };

interface Person {
  tone: Tone;
  /** Middle of the head; heads are near the middle so that narrow crops keep them. */
  x: number;
  skin: string;
  neck: string;
  hair: string;
  /** Hair behind and in front of the head, relative to the middle of the head. */
  behind?: string;
  front: string;
}

const SAND = { skin: '#D9CDBB', neck: '#C4B7A2' };
const HONEY = { skin: '#DCC3A8', neck: '#C9AD8F' };
const CLAY = { skin: '#C9C2B3', neck: '#B5AD9C' };

/** Invented people, faceless on purpose: the demo shop's portraits. */
export const people: Record<string, Person> = {
  'mei-tanaka': {
    tone: VERDIGRIS,
    x: 197,
    ...SAND,
    hair: '#1D2422',
    front:
      'M-38 0-20-40 40-6C38 30 38 57 49 57S55 12 55-5C55-44 32-69 0-69S-55-44-55-5C-55 12-56 57-44 57S-38 30-38 0z',
  },
  'anika-rao': {
    tone: COPPER,
    x: 206,
    ...HONEY,
    hair: '#4A2F20',
    behind: 'M-16-74a22 20 0 1 0 44 0a22 20 0 1 0-44 0z',
    front: 'M-46 2C-46-40-28-65 0-65S46-40 46 2C40-24 24-36 0-44-24-36-40-24-46 2z',
  },
  'tom-whitford': {
    tone: LIMESTONE,
    x: 199,
    ...CLAY,
    hair: '#2B3734',
    front: 'M-46-5C-48-44-30-68 2-68S48-44 46-5C42-24 40-30 36-34 10-38-14-42-36-32-42-24-44-14-46-5z',
  },
  'siosaia-fonua': {
    tone: VERDIGRIS,
    x: 209,
    ...SAND,
    hair: '#1D2422',
    front: 'M-44-14C-42-48-24-65 0-65S42-48 44-14C30-38 16-42 0-42S-32-36-44-14z',
  },
  'clare-devlin': {
    tone: COPPER,
    x: 200,
    ...HONEY,
    hair: '#4A2F20',
    behind: 'M-46-24C-50 20-57 60-55 100H55C57 60 50 20 46-24z',
    front: 'M-45-8C-46-48-26-68 0-68S46-48 46-8C40-28 20-38 4-50-14-38-38-26-45-8z',
  },
};

const HEAD = 'M-44-4C-44-36-26-52 0-52S44-36 44-4C44 36 22 59 0 59S-44 36-44-4z';

export function portrait(person: Person): string {
  const colours = new Colours();
  const same = (value: string) => colours.fill([value, value]);
  const hair = same(person.hair);
  const body =
    scene(colours, person.tone, person.x) +
    `<g transform="translate(${person.x} 128)">` +
    (person.behind ? `<path class="${hair}" d="${person.behind}"/>` : '') +
    `<path class="${same(person.tone.shirt)}" d="M-136 174C-126 112-66 74 0 74S126 112 136 174z"/>` +
    `<path class="${same(person.neck)}" d="M-20 44H20V72a20 20 0 0 1-40 0z"/>` +
    `<path class="${same(person.skin)}" d="${HEAD}"/><path class="${hair}" d="${person.front}"/></g>`;
  return svg(WIDTH, HEIGHT, colours, body);
}

/** Stands for a therapist without a picture: three stones, never a guessed person. */
export function cairn(): string {
  const colours = new Colours();
  const stones = [
    { x: 216, base: 302, rx: 110, ry: 37, fill: colours.fill('slate') },
    { x: 205, base: 230, rx: 69, ry: 31, fill: colours.fill('chalk') },
    { x: 219, base: 168, rx: 39, ry: 22, fill: colours.fill('shade') },
  ];
  return svg(WIDTH, HEIGHT, colours, scene(colours, LIMESTONE, 208) + stones.map((stone) => pebble(stone)).join(''));
}

/** Ground and the lines that rise over whatever is in the picture. */
function scene(colours: Colours, tone: Tone, x: number): string {
  const lines = rakedLines({
    width: WIDTH,
    from: -40,
    to: 318,
    gap: 13.5,
    step: 34,
    rise: (at, rest) =>
      188 * Math.exp(-0.82 * ((318 - rest) / 188)) * swell((at - x) / 104, 2.1) - 14 * ((at - 204) / 204) ** 2,
  });
  return ground(WIDTH, HEIGHT, colours.fill(tone.ground)) + stroked(lines, lineStyle(colours.stroke(tone.line), 1.2));
}
