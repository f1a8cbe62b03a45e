import { writeFileSync } from 'node:fs';
import { paletteCss } from './palette-css.js';

const web = new URL('../../web/', import.meta.url);
const write = (path: string, text: string) => writeFileSync(new URL(path, web), text);

write('src/app/palette.css', paletteCss());
