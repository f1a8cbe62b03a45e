import { palette, type ColourName } from '../../web/src/shared/ui/theme/palette.js';

/** Colours that only pictures use, as `[light, dark]`. */
const pigments = {
  ground: palette.travertine,
  line: ['#8FA69E', '#56776D'],
  slate: ['#5A6A64', '#5A6A64'],
  shade: ['#2B3734', '#0E1513'],
  chalk: ['#C9C2B3', '#8D887C'],
} as const;

type Pigment = keyof typeof pigments | ColourName;

const LETTERS = 'abcdefgh';

/** Gives each colour that a picture uses a one-letter class, and the style element that follows the colour scheme. */
export class Colours {
  private readonly used: { paint: 'fill' | 'stroke'; values: readonly [string, string] }[] = [];

  fill(pigment: Pigment | readonly [string, string]): string {
    return this.name('fill', pigment);
  }

  /** A stroked class; its lines have no fill. */
  stroke(pigment: Pigment | readonly [string, string]): string {
    return this.name('stroke', pigment);
  }

  css(): string {
    const rule = (dark: boolean) =>
      this.used.map(({ paint, values }, index) => `.${LETTERS[index]}{${paint}:${values[dark ? 1 : 0]}}`).join('');
    return `<style>${rule(false)}@media(prefers-color-scheme:dark){${rule(true)}}</style>`;
  }

  private name(paint: 'fill' | 'stroke', pigment: Pigment | readonly [string, string]): string {
    const values = typeof pigment === 'string' ? { ...palette, ...pigments }[pigment] : pigment;
    const found = this.used.findIndex((entry) => entry.paint === paint && String(entry.values) === String(values));
    if (found >= 0) return LETTERS[found]!;
    this.used.push({ paint, values });
    return LETTERS[this.used.length - 1]!;
  }
}

export const svg = (width: number, height: number, colours: Colours, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${colours.css()}${body}</svg>\n`;

export const ground = (width: number, height: number, fill: string): string =>
  `<path class="${fill}" d="M0 0h${width}v${height}H0z"/>`;

/** Attributes of a set of lines of this width, in drawing units. */
export const lineStyle = (stroke: string, width = 1.3): string =>
  `class="${stroke}" fill="none" stroke-width="${Math.round(width * 5 * 10) / 10}"`;
