import type { Rise } from './lines.js';

export interface Stone {
  x: number;
  /** The line it rests on. */
  base: number;
  rx: number;
  ry: number;
  fill: string;
}

/** A pebble: an ellipse that water has not made quite even. */
export function pebble({ x, base, rx, ry, fill }: Stone, tilt = 0): string {
  const at = (dx: number, dy: number) => `${Math.round(rx * dx)} ${Math.round(ry * dy)}`;
  const d =
    `M${at(-1, 0.05)}C${at(-1, -0.5)} ${at(-0.55, -0.97)} ${at(0.05, -1)}S${at(0.99, -0.62)} ${at(1, -0.02)}` +
    `S${at(0.62, 0.97)} ${at(-0.02, 1)}S${at(-1, 0.55)} ${at(-1, 0.05)}z`;
  const turn = tilt ? ` rotate(${tilt})` : '';
  return `<path class="${fill}" transform="translate(${x} ${base - ry})${turn}" d="${d}"/>`;
}

/**
 * Lines above a stone rise over it, close together right above and calmer with height; lines below it lie still. `reach`
 * is how far to the sides the swell goes, in half-widths of the stone.
 */
export function over(stones: Stone[], { air = 1.12, reach = 1.28 } = {}): Rise {
  return (x, rest) => {
    const rises = stones.map((stone) => {
      const distance = stone.base - rest;
      if (distance < 0) return 0;
      const height = 2 * stone.ry * air;
      return height * Math.exp((-0.86 * distance) / height) * swell((x - stone.x) / (stone.rx * reach), 2.5);
    });
    return Math.cbrt(rises.reduce((sum, rise) => sum + rise ** 3, 0));
  };
}

/** 1 in the middle, falling smoothly to 0 at the sides; the larger `power`, the flatter the top. */
export const swell = (u: number, power = 2): number => Math.exp(-(Math.abs(u) ** power));
