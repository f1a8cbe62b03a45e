import { rakedLines, stroked, type Rise } from './lines.js';
import { Colours, ground, lineStyle, svg } from './picture.js';
import { over, pebble, swell, type Stone } from './stone.js';

const WIDTH = 320;
const HEIGHT = 210;
const STROKE = 1.5;

type Drawing = (colours: Colours) => string;

/** One pattern per way of working; a service picks its own with `findCover` (web/src/shared/ui/art/cover.ts). */
export const covers: Record<string, Drawing> = {
  strokes: field({ rise: (x, rest) => 19 * Math.sin(x / 52 - 1.6 + rest / 120) + 6 * Math.sin(x / 110 + rest / 60) }),
  combed: field({ rise: knots, gap: 10, from: -70, step: 10 }),
  rings,
  arches: field({ rise: soles, gap: 10, from: -20, step: 16 }),
  flow: field({ rise: (x, rest) => 15 * Math.sin(x / 29 + rest / 30 + 2) + 6 * Math.sin(x / 90) }),
  stones: (colours) => {
    const stones: Stone[] = [
      { x: 108, base: 163, rx: 53, ry: 31, fill: colours.fill('copper') },
      { x: 198, base: 163, rx: 30, ry: 18, fill: colours.fill('slate') },
      { x: 256, base: 163, rx: 17, ry: 10.5, fill: colours.fill('slate') },
    ];
    return field({ rise: over(stones), gap: 9.3, from: -60 })(colours) + stones.map((stone) => pebble(stone)).join('');
  },
  thumbs: (colours) => {
    const copper = colours.fill('copper');
    const lines = field({ rise: dents, gap: 9.6, from: 0 })(colours);
    return `${lines}<circle class="${copper}" cx="115" cy="74" r="21"/><circle class="${copper}" cx="230" cy="117" r="15.5"/>`;
  },
  drift: (colours) =>
    stroked(
      rakedLines({
        width: HEIGHT,
        from: -90,
        to: WIDTH + 120,
        gap: 10.5,
        rise: plume,
        step: 21,
        upright: true,
        above: -400,
      }),
      lineStyle(colours.stroke('line'), STROKE),
    ),
};

export function cover(drawing: Drawing): string {
  const colours = new Colours();
  const back = ground(WIDTH, HEIGHT, colours.fill('ground'));
  return svg(WIDTH, HEIGHT, colours, back + drawing(colours));
}

function field({
  rise,
  gap = 10,
  from = -30,
  step = 20,
}: {
  rise: Rise;
  gap?: number;
  from?: number;
  step?: number;
}): Drawing {
  return (colours) =>
    stroked(
      rakedLines({ width: WIDTH, from, to: HEIGHT + 40, gap, rise, step }),
      lineStyle(colours.stroke('line'), STROKE),
    );
}

/** Every line tangled in its own way at the left, combed straight towards the right. */
function knots(x: number, rest: number): number {
  const loose = Math.max(0, 1 - x / 250);
  const phase = (rest * 3.883) % 6.283;
  return 22 * loose * Math.sqrt(loose) * Math.sin(x / 15.5 + phase) + 120 * loose ** 2.4 * Math.sin(phase * 2.3);
}

/** Two thumbs press lines down, closest right below them. */
function dents(x: number, rest: number): number {
  const dent = (cx: number, cy: number, r: number) =>
    -1.5 * r * swell((rest - cy - r * 0.3) / (2.1 * r)) * swell((x - cx) / (2.3 * r));
  return dent(115, 74, 21) + dent(230, 117, 15.5);
}

/** Two soles side by side, each an arch that lines step over. */
function soles(x: number, rest: number): number {
  const arch = (cx: number) => 74 * Math.exp((rest - 205) / 88) * swell((x - cx) / 52, 3.2);
  return rest > 205 ? 0 : arch(88) + arch(216);
}

/** Vapour: lines that lean together towards the top. */
function plume(y: number, rest: number): number {
  const high = 1 - y / HEIGHT;
  return 60 * high * high * Math.tanh((rest - 175) / 60) + 9 * Math.sin(y / 40 + rest / 80) - 26 * high;
}

/** Growing rings that drift to one side, around one stone. */
function rings(colours: Colours): string {
  const line = colours.stroke('line');
  let circles = '';
  for (let r = 26; r < 330; r += 12.5) circles += `<circle cx="${Math.round(184 - r * 0.27)}" cy="117" r="${r}"/>`;
  return `<g class="${line}" fill="none" stroke-width="${STROKE}">${circles}</g><circle class="${colours.fill('copper')}" cx="179" cy="117" r="19"/>`;
}
