import { rakedLines, stroked } from './lines.js';
import { swell } from './stone.js';

const WIDTH = 778;
const HEIGHT = 660;
/** Where the ridge of the dune starts to rise, where it is highest, and by how much. */
const RIDGE = { peak: 405, lift: 172, x: 322 };

/**
 * The hero: a dune of lines seen from the side, with three stones on its ridge. Set into the page itself, so its colours
 * are CSS variables and its lines can settle.
 */
export function hero(): string {
  const bands = [
    { from: 24, to: 215, strength: 0.34, width: 1.1 },
    { from: 216, to: 300, strength: 0.62, width: 1.2 },
    { from: 301, to: 452, strength: 0.95, width: 1.3 },
    { from: 453, to: 560, strength: 0.8, width: 1.3 },
    { from: 561, to: 900, strength: 0.6, width: 1.3 },
  ];
  let rest = bands[0]!.from;
  const lines = bands.map(({ to, strength, width }) => {
    const from = rest;
    while (rest <= to) rest += gap(rest);
    return stroked(
      rakedLines({ width: WIDTH, from, to, gap, rise: dune, step: 48 }),
      `stroke-opacity="${strength}" stroke-width="${width * 5}"`,
    );
  });
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<g class="hero-lines">${lines.join('')}</g>${STONES.map(stone).join('')}</svg>`
  );
}

const gap = (rest: number): number => (rest < 300 ? 12 : rest < 480 ? 10.5 : 10.5 + (rest - 480) / 22);

function dune(x: number, rest: number): number {
  const depth = rest - RIDGE.peak;
  const lift = RIDGE.lift * swell(depth / (depth < 0 ? 168 : 205));
  const middle = RIDGE.x - Math.max(0, depth) * 0.2;
  const side = x < middle ? swell((x - middle) / 150, 1.9) : swell((x - middle) / 265, 1.7);
  const ripple = 7 * Math.sin(x / 118 + rest / 160) + 9 * swell((x - 760) / 120) * swell((rest - 430) / 120);
  return lift * side + ripple;
}

const STONES = [
  { name: 'chalk', x: 280, y: 282, rx: 70, ry: 36, tilt: -2 },
  { name: 'copper', x: 421, y: 329, rx: 48, ry: 27, tilt: 12 },
  { name: 'night', x: 525, y: 390, rx: 31, ry: 19, tilt: 22 },
];

/** A stone with its flat contact shadow. */
function stone({ name, x, y, rx, ry, tilt }: (typeof STONES)[number]): string {
  const shape = (className: string, dx: number, dy: number) =>
    `<ellipse class="hero-${className}" rx="${rx}" ry="${ry}" transform="translate(${x + dx} ${y + dy}) rotate(${tilt})"/>`;
  return shape('shadow', rx * 0.11, ry * 0.19) + shape(name, 0, 0);
}
