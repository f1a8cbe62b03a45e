import { rakedLines, stroked } from './lines.js';
import { Colours, ground, lineStyle, svg } from './picture.js';
import { swell } from './stone.js';

const WIDTH = 732;
const HEIGHT = 520;

/** A quarter of a town without names: the page sets the shop's own address on it. */
export function map(): string {
  const colours = new Colours();
  const back = ground(WIDTH, HEIGHT, colours.fill('travertine'));
  const street = colours.stroke(['#FBFAF7', '#343B38']);
  const small = [-60, 32, 124, 308, 400, 492].map((y) => `M0 ${y + 66}L${WIDTH} ${y}`).join('');
  const cross = [-75, 40, 152, 265, 490, 602, 714].map((x) => `M${x} 0l82 ${HEIGHT}`).join('');
  const park = colours.fill('wash');
  const lines = rakedLines({
    width: 240,
    from: 10,
    to: 200,
    gap: 12,
    step: 20,
    rise: (x, rest) => 62 * swell((rest - 112) / 75) * swell((x - 170) / 48, 2.3) + x * 0.06,
  });
  const outline = 'M507 278l218-20 26 160-217 18z';
  const body =
    `<g class="${street}" fill="none"><path stroke-width="6" d="${small}${cross}"/>` +
    `<path stroke-width="15" d="M0 344L${WIDTH} 278M377 0l82 ${HEIGHT}"/></g>` +
    `<clipPath id="park"><path d="${outline}"/></clipPath><path class="${park}" d="${outline}"/>` +
    `<g clip-path="url(#park)"><g transform="translate(500 262)">${stroked(lines, lineStyle(colours.stroke('line'), 1.2))}</g></g>`;
  return svg(WIDTH, HEIGHT, colours, back + body);
}
