/** Height of a line above its place at rest, in drawing units, at `x` for the line that rests at `rest`. */
export type Rise = (x: number, rest: number) => number;

interface Raked {
  width: number;
  /** Where the first line rests and how far on the last one may. */
  from: number;
  to: number;
  /** Distance between two lines at rest; a function where a scene has depth. */
  gap: number | ((rest: number) => number);
  rise: Rise;
  /** Horizontal distance of two curve points. */
  step?: number;
  /** Lines run down instead of across. */
  upright?: boolean;
  /** Lines that would be drawn wholly above this are left out. */
  above?: number;
}

/** Curve points are whole numbers in fifths of a unit: small files, and smooth to the eye. */
const FINE = 5;

/**
 * The drawing that all pictures share: parallel lines that rise over whatever is below them. Returns path data in
 * fifths of a unit, for `stroked`.
 */
export function rakedLines({ width, from, to, gap, rise, step = 24, upright = false, above = 0 }: Raked): string {
  let path = '';
  for (let rest = from; rest <= to; rest += typeof gap === 'number' ? gap : gap(rest)) {
    const y = (x: number) => rest - rise(x, rest);
    if (lowest(y, width, step) >= above) path += curve(y, width, step, upright);
  }
  return path;
}

export const stroked = (d: string, attributes: string, place = ''): string =>
  `<path ${attributes} transform="${place}scale(.2)" d="${d}"/>`;

function lowest(y: (x: number) => number, width: number, step: number): number {
  let result = -Infinity;
  for (let x = 0; x <= width; x += step) result = Math.max(result, y(x));
  return result;
}

/** A cubic through evenly spaced points with the true slope at each, written with `s`, whose x parts repeat and pack well. */
export function curve(y: (x: number) => number, width: number, step: number, upright = false): string {
  const fine = (value: number) => Math.round(value * FINE);
  const slope = (x: number) => (y(x + 0.5) - y(x - 0.5)) * FINE;
  const pair = (along: number, across: number) => (upright ? [across, along] : [along, across]);
  const third = Math.round((step * FINE) / 3);
  let last = fine(y(0));
  let d = `M${pair(0, last).join(' ')}c${numbers(pair(third, Math.round((slope(0) * step) / 3)))}`;
  for (let x = step; x < width + step; x += step) {
    const next = fine(y(x));
    const far = Math.round(next - last - (slope(x) * step) / 3);
    const points = [...pair(step * FINE - third, far), ...pair(step * FINE, next - last)];
    d += (x === step ? (points[0]! < 0 ? '' : ' ') : 's') + numbers(points);
    last = next;
  }
  return d;
}

const numbers = (values: number[]): string => values.join(' ').replaceAll(' -', '-');
