import { readFileSync } from 'node:fs';
import { paletteCss } from '../../../../../scripts/art/palette-css.js';

it('is the same list for pages without antd', () => {
  expect(readFileSync('web/src/shared/ui/theme/palette.css', 'utf8')).toBe(paletteCss());
});
