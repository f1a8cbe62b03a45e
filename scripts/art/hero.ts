import { curve, stroked } from './lines.js';
import { swell } from './stone.js';

const WIDTH = 778;
const HEIGHT = 660;
const STEP = 48;
/** Shades of the ground from back to front; global colours of `.hero-ground-0` and on. */
const SHADES = 10;
/** Where the dune's ridge rests, where along it the highest point is, and how high that is. */
const RIDGE = { rest: 418, x: 322, lift: 188 };

/**
 * The hero: a dune of lines with three stones along its ridge. Each line is the upper edge of the ground before it
 * and hides what is behind; drawn from back to front. Inlined in the page, because CSS colours and moves it.
 */
export function hero(): string {
  let lines = '';
  for (let rest = 30; rest < 860; rest += gap(rest)) lines += row(rest);
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<g class="hero-lines">${lines}</g>${STONES.map(stone).join('')}</svg>`
  );
}

function row(rest: number): string {
  const edge = curve((x) => rest - dune(x - STEP, rest), WIDTH + 2 * STEP, STEP);
  const shade = Math.min(SHADES - 1, Math.floor((rest / 640) * SHADES));
  const near = 0.3 + 0.7 * swell((rest - 450) / 175, 2.2);
  return stroked(
    `${edge}V4000H0z`,
    `class="hero-ground-${shade}" stroke-opacity="${near.toFixed(2)}"`,
    `translate(-${STEP}) `,
  );
}

const gap = (rest: number): number => (rest < 280 ? 12 : rest < 500 ? 10.5 : 10.5 + (rest - 500) / 24);

function dune(x: number, rest: number): number {
  const depth = rest - RIDGE.rest;
  const lift = RIDGE.lift * swell(depth / (depth < 0 ? 92 : 148), 1.9);
  const middle = RIDGE.x - 0.25 * Math.max(depth, 0);
  const side = x < middle ? swell((x - middle) / 148, 1.8) : swell((x - middle) / 280, 1.5);
  return lift * side + 7 * Math.sin(x / 130 + rest / 170) + 8 * swell((x - 690) / 90) * swell((rest - 440) / 110);
}

const STONES = [
  { name: 'chalk', x: 280, y: 282, rx: 70, ry: 36, tilt: -2 },
  { name: 'copper', x: 421, y: 329, rx: 48, ry: 27, tilt: 12 },
  { name: 'night', x: 525, y: 390, rx: 31, ry: 19, tilt: 22 },
];

/** A stone with its flat contact shadow. */
function stone({ name, x, y, rx, ry, tilt }: (typeof STONES)[number]): string {
  const shape = (className: string, dx: number, dy: number) =>
    `<ellipse class="hero-${className}" rx="${rx}" ry="${ry}" transform="translate(${Math.round(x + dx)} ${Math.round(y + dy)}) rotate(${tilt})"/>`;
  return shape('shadow', rx * 0.11, ry * 0.19) + shape(name, 0, 0);
}
