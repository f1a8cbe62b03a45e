import { mkdirSync, writeFileSync } from 'node:fs';
import { cover, covers } from './covers.js';
import { hero } from './hero.js';
import { map } from './map.js';
import { paletteCss } from './palette-css.js';
import { cairn, people, portrait } from './portraits.js';
import { scene, scenes } from './scenes.js';

/** Draws every picture of the product, and the CSS variables of its colours, into web/. */
const web = new URL('../../web/', import.meta.url);
const write = (path: string, text: string) => {
  const file = new URL(path, web);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
};

write('src/shared/ui/theme/palette.css', paletteCss());
write('src/features/site/hero-art.ts', `/** Drawn by npm run art. */\nexport const heroArt =\n  '${hero()}';\n`);
write('public/art/map.svg', map());
write('public/art/portraits/cairn.svg', cairn());
for (const [name, drawing] of Object.entries(covers)) write(`public/art/covers/${name}.svg`, cover(drawing));
for (const [name, person] of Object.entries(people)) write(`public/art/portraits/${name}.svg`, portrait(person));
for (const [name, picture] of Object.entries(scenes)) write(`public/art/${name}.svg`, scene(picture));
