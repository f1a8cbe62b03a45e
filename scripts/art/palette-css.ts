import { toCssName, palette, type ColourName } from '../../web/src/shared/ui/theme/palette.js';

/** `light-dark()` follows the element's color-scheme, so one list serves both schemes and the data-theme override. */
export function paletteCss(): string {
  const lines = Object.entries(palette).map(
    ([name, [light, dark]]) => `  --${toCssName(name as ColourName)}: light-dark(${light}, ${dark});`,
  );
  return `/* Drawn from palette.ts by npm run art. */\n:root {\n${lines.join('\n')}\n}\n`;
}
