import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.js';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

interface Family {
  /** The package: a file for each part of its characters, and a list of which part has which. */
  module: string;
  /** The parts that are asked; all when left out. */
  parts?: readonly string[];
  toFile: (part: string, weight: Weight) => string;
  /**
   * True for a variable font in WOFF 2, of which only the default weight can be read and which cannot be embedded: its
   * outlines are drawn.
   */
  isOutlined: boolean;
  /** True for signs, whose digits and spaces are not those of text. */
  isSymbols?: boolean;
}

const variableFamily = (module: string, more: Pick<Family, 'parts' | 'isSymbols'> = {}): Family => ({
  module,
  ...more,
  toFile: (part) => `${module.split('/')[1]}-${part}-wght-normal.woff2`,
  isOutlined: true,
});

/**
 * Fonts that are asked for a character, in this order. The product's own has Latin with Vietnamese, Greek and Cyrillic;
 * then come Arabic, Hebrew and Thai, Chinese and kana, and emoji.
 */
const FAMILIES: readonly Family[] = [
  {
    module: '@fontsource/source-sans-3',
    toFile: (part, weight) => `source-sans-3-${part}-${weight}-normal.woff`,
    isOutlined: false,
  },
  variableFamily('@fontsource-variable/noto-sans-arabic', { parts: ['arabic'] }),
  variableFamily('@fontsource-variable/noto-sans-hebrew', { parts: ['hebrew'] }),
  variableFamily('@fontsource-variable/noto-sans-thai', { parts: ['thai'] }),
  variableFamily('@fontsource-variable/noto-sans-sc'),
  variableFamily('@fontsource-variable/noto-emoji', { isSymbols: true }),
];

/** A file of a family, in one weight. */
export interface FontFile {
  name: string;
  /** The file to embed, unless it is outlined. */
  bytes: Buffer;
  font: Font;
  isOutlined: boolean;
  isSymbols: boolean;
}

/** Returns the first file that has all characters of a text; undefined where none has. */
export function findFontFile(text: string, weight: Weight): FontFile | undefined {
  const first = text.codePointAt(0)!;
  for (const family of FAMILIES)
    for (const { part, ranges } of partsOf(family)) {
      if (!ranges.some(([from, to]) => first >= from && first <= to)) continue;
      const file = open(family, part, weight);
      if (hasCharacters(file, text)) return file;
    }
  return undefined;
}

export const hasCharacters = ({ font }: FontFile, text: string): boolean =>
  [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!));

interface Part {
  part: string;
  ranges: [first: number, last: number][];
}

const parts = new Map<string, Part[]>();
const files = new Map<string, FontFile>();

/** Returns the parts of a family, read once; a part is small and is only opened for a character of its own. */
function partsOf({ module, parts: asked }: Family): Part[] {
  let cached = parts.get(module);
  if (!cached) {
    const listed = JSON.parse(readFileSync(require.resolve(`${module}/unicode.json`), 'utf8')) as Record<
      string,
      string
    >;
    cached = Object.entries(listed)
      .map(([part, list]) => ({ part: part.replaceAll(/[[\]]/g, ''), ranges: toRanges(list) }))
      .filter(({ part }) => !asked || asked.includes(part));
    parts.set(module, cached);
  }
  return cached;
}

function open(family: Family, part: string, weight: Weight): FontFile {
  const name = family.toFile(part, weight);
  let file = files.get(name);
  if (!file) {
    const packed = readFileSync(require.resolve(`${family.module}/files/${name}`));
    const bytes = family.isOutlined ? packed : unpackWoff(packed);
    file = {
      name,
      bytes,
      font: create(bytes) as Font,
      isOutlined: family.isOutlined,
      isSymbols: family.isSymbols === true,
    };
    files.set(name, file);
  }
  return file;
}

/** Parses ranges such as `U+0102-0103,U+2116`. */
const toRanges = (list: string): [number, number][] =>
  list.split(',').map((range) => {
    const [first, last = first] = range.trim().replace('U+', '').split('-') as [string, string?];
    return [parseInt(first, 16), parseInt(last, 16)];
  });
