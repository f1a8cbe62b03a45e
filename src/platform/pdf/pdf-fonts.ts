import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.js';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

interface Family {
  /** The package: a file for each part of its characters, and a list of which part has which. */
  module: string;
  toFile: (part: string, weight: Weight) => string;
  /**
   * True for a variable font in WOFF 2, of which only the lightest weight can be read and which cannot be embedded: its
   * outlines are drawn.
   */
  isOutlined: boolean;
}

/** Fonts that are asked for a character, in this order. The product's own has Latin with Vietnamese, Greek and Cyrillic, the other Chinese and kana. */
const FAMILIES: readonly Family[] = [
  {
    module: '@fontsource/source-sans-3',
    toFile: (part, weight) => `source-sans-3-${part}-${weight}-normal.woff`,
    isOutlined: false,
  },
  {
    module: '@fontsource-variable/noto-sans-sc',
    toFile: (part) => `noto-sans-sc-${part}-wght-normal.woff2`,
    isOutlined: true,
  },
];

/** Character that replaces one that no font has. */
const UNKNOWN = '?';

/** A file of a family, in one weight. */
interface FontFile {
  name: string;
  /** The file to embed, unless it is outlined. */
  bytes: Buffer;
  font: Font;
  isOutlined: boolean;
}

/** Characters that follow each other in one file. */
export interface TextRun {
  file: FontFile;
  text: string;
}

/** Splits text into runs that can be drawn, so that no name becomes a row of boxes. */
export function toTextRuns(text: string, weight: Weight): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text.normalize('NFC').replaceAll(/\s/g, ' ')) {
    const last = runs.at(-1);
    if (last && has(last.file, character)) last.text += character;
    else runs.push(toRun(character, weight) ?? toRun(UNKNOWN, weight)!);
  }
  return runs;
}

function toRun(character: string, weight: Weight): TextRun | undefined {
  for (const family of FAMILIES)
    for (const { part, ranges } of partsOf(family)) {
      if (!ranges.some(([first, last]) => character.codePointAt(0)! >= first && character.codePointAt(0)! <= last))
        continue;
      const file = open(family, part, weight);
      if (has(file, character)) return { file, text: character };
    }
  return undefined;
}

const has = ({ font }: FontFile, character: string): boolean => font.hasGlyphForCodePoint(character.codePointAt(0)!);

interface Part {
  part: string;
  ranges: [first: number, last: number][];
}

const parts = new Map<string, Part[]>();
const files = new Map<string, FontFile>();

/** Returns the parts of a family, read once; a part is small and is only opened for a character of its own. */
function partsOf({ module }: Family): Part[] {
  let cached = parts.get(module);
  if (!cached) {
    const listed = JSON.parse(readFileSync(require.resolve(`${module}/unicode.json`), 'utf8')) as Record<
      string,
      string
    >;
    cached = Object.entries(listed).map(([part, list]) => ({
      part: part.replaceAll(/[[\]]/g, ''),
      ranges: toRanges(list),
    }));
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
    file = { name, bytes, font: create(bytes) as Font, isOutlined: family.isOutlined };
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
