import { rakedLines, stroked } from './lines.js';
import { Colours, ground, lineStyle, svg } from './picture.js';
import { over, pebble, type Stone } from './stone.js';

interface Scene {
  width: number;
  height: number;
  gap: number;
  stones: (colours: Colours) => Stone[];
  ground?: Parameters<Colours['fill']>[0];
  line?: Parameters<Colours['stroke']>[0];
  /** A stone that is only promised: its outline, dashed. */
  promised?: boolean;
  step?: number;
  lineWidth?: number;
  /** How far the ground falls from left to right. */
  fall?: number;
}

const DEEP_LINE = ['#4E8E84', '#3F7A70'] as const;

/** Larger pictures of lines over stones at rest. */
export const scenes: Record<string, Scene> = {
  about: {
    width: 640,
    height: 620,
    gap: 13,
    step: 32,
    fall: 5,
    stones: (c) => [
      { x: 380, base: 335, rx: 110, ry: 78, fill: c.fill('copper') },
      { x: 190, base: 481, rx: 51, ry: 36, fill: c.fill('slate') },
    ],
  },
  quote: {
    width: 300,
    height: 300,
    gap: 15,
    step: 25,
    lineWidth: 1.5,
    fall: 6,
    stones: (c) => [{ x: 150, base: 191, rx: 51, ry: 37, fill: c.fill('copper') }],
  },
  'result-confirmed': {
    width: 380,
    height: 670,
    gap: 14,
    step: 32,
    ground: 'deep',
    line: DEEP_LINE,
    stones: (c) => [
      { x: 124, base: 483, rx: 93, ry: 47, fill: c.fill(['#E9E5DA', '#CFCABD']) },
      { x: 278, base: 483, rx: 52, ry: 29, fill: c.fill(['#C07F55', '#C58A62']) },
      { x: 356, base: 483, rx: 25, ry: 15, fill: c.fill(['#0A2421', '#07100E']) },
    ],
  },
  'result-request': {
    width: 380,
    height: 670,
    gap: 14,
    step: 32,
    promised: true,
    stones: (c) => [{ x: 188, base: 490, rx: 104, ry: 54, fill: c.stroke('ink2') }],
  },
  'mail-header': {
    width: 600,
    height: 150,
    gap: 12,
    step: 20,
    ground: 'deep',
    line: DEEP_LINE,
    stones: (c) => [
      { x: 329, base: 115, rx: 62, ry: 27, fill: c.fill(['#E9E5DA', '#E9E5DA']) },
      { x: 432, base: 115, rx: 34, ry: 16, fill: c.fill(['#C07F55', '#C07F55']) },
      { x: 490, base: 115, rx: 18, ry: 10, fill: c.fill(['#0A2421', '#0A2421']) },
    ],
  },
  'sign-in': {
    width: 600,
    height: 900,
    gap: 16,
    step: 40,
    ground: 'deep',
    line: DEEP_LINE,
    fall: 8,
    stones: (c) => [
      { x: 250, base: 640, rx: 128, ry: 62, fill: c.fill(['#E9E5DA', '#CFCABD']) },
      { x: 440, base: 640, rx: 52, ry: 30, fill: c.fill(['#C07F55', '#C58A62']) },
    ],
  },
  share: {
    width: 1200,
    height: 630,
    gap: 22,
    step: 40,
    lineWidth: 1.6,
    ground: 'deep',
    line: DEEP_LINE,
    stones: (c) => [
      { x: 560, base: 470, rx: 190, ry: 98, fill: c.fill(['#E9E5DA', '#E9E5DA']) },
      { x: 860, base: 470, rx: 104, ry: 57, fill: c.fill(['#C07F55', '#C07F55']) },
      { x: 1030, base: 470, rx: 54, ry: 32, fill: c.fill(['#0A2421', '#0A2421']) },
    ],
  },
  lost: {
    width: 360,
    height: 200,
    gap: 13,
    step: 24,
    ground: 'page',
    stones: (c) => [{ x: 268, base: 150, rx: 36, ry: 20, fill: c.fill('copper') }],
  },
};

export function scene({ width, height, gap, stones, ...look }: Scene): string {
  const colours = new Colours();
  const back = ground(width, height, colours.fill(look.ground ?? 'ground'));
  const placed = stones(colours);
  // Close to the stones, so that they are felt through the lines.
  const rise = over(placed, { air: 1.08, reach: 1.14 });
  const fall = look.fall ?? 0;
  const lowest = placed[0]!.base;
  const lines = rakedLines({
    width,
    // Counted from the line that the first stone rests on, so that it lies on a line and not between two.
    from: lowest + 0.5 - gap * Math.ceil((lowest + 240) / gap),
    to: height + 10,
    gap,
    step: look.step,
    rise: (x, rest) => rise(x, rest) - fall * (x / width),
  });
  const drawn = placed.map((stone) => (look.promised ? dashed(stone) : pebble(stone))).join('');
  return svg(
    width,
    height,
    colours,
    back + stroked(lines, lineStyle(colours.stroke(look.line ?? 'line'), look.lineWidth ?? 1.2)) + drawn,
  );
}

const dashed = ({ x, base, rx, ry, fill }: Stone): string =>
  `<ellipse class="${fill}" cx="${x}" cy="${base - ry}" rx="${rx}" ry="${ry}" fill="none" stroke-width="1.6" stroke-dasharray="6 6"/>`;
