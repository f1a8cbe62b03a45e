import anyAscii from 'any-ascii';
import createBidi from 'bidi-js';
import { findFontFile, type FontFile, hasCharacters, type Weight } from './pdf-fonts.js';

/** Characters that follow each other in one file and one direction. */
export interface TextRun {
  file: FontFile;
  text: string;
  /** The characters that are drawn, where these are others: mirrored brackets, or the text as it is spelled in Latin. */
  shown: string;
  direction: Direction;
}

type Direction = 'ltr' | 'rtl';

// The package exports the function itself, other than its types say.
const bidi = (createBidi as unknown as typeof createBidi.default)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Scripts that are written from right to left, and characters that turn the direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Characters that join, vary or order others, and show nothing themselves. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/** Character that replaces one that no font has and that has no spelling in Latin. */
const UNKNOWN = '?';

/** Splits a text into what readers take for one character each, so that accents and joined emoji stay together. */
export const splitGraphemes = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/**
 * Splits text into runs to draw from left to right, so that no name becomes a row of boxes or question marks. A script
 * without a font is spelled in Latin.
 */
export function toTextRuns(text: string, weight: Weight): TextRun[] {
  const normalized = text.normalize('NFC').replaceAll(/\s/g, ' ');
  if (!RIGHT_TO_LEFT.test(normalized))
    return toFileRuns({ text: normalized, shown: normalized, direction: 'ltr' }, weight);
  return splitByDirection(normalized).flatMap((part) => {
    const runs = toFileRuns(part, weight);
    return part.direction === 'rtl' ? runs.toReversed() : runs;
  });
}

type DirectedText = Omit<TextRun, 'file'>;

/** Splits text into parts of one direction, from left to right. Its first letter decides where it begins. */
function splitByDirection(text: string): DirectedText[] {
  const embedding = bidi.getEmbeddingLevels(text);
  const levels = [...embedding.levels];
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const shown = text.split('').map((unit, index) => mirrored.get(index) ?? unit);
  const starts = levels.flatMap((level, index) => (level === levels[index - 1] ? [] : [index]));
  const toStart = (index: number) => starts.findLast((start) => start <= index)!;
  // The parts of one level are whole in the visual order, too.
  return [...new Set(bidi.getReorderedIndices(text, embedding).map(toStart))].map((start) => {
    const end = starts[starts.indexOf(start) + 1];
    const direction = levels[start]! % 2 === 1 ? 'rtl' : 'ltr';
    return { text: text.slice(start, end), shown: shown.slice(start, end).join(''), direction };
  });
}

/** Splits text of one direction by the files that have its characters, in the order in which it is read. */
function toFileRuns({ text, shown, direction }: DirectedText, weight: Weight): TextRun[] {
  const runs: TextRun[] = [];
  const add = (run: TextRun) => {
    const last = runs.at(-1);
    if (last?.file !== run.file || last.direction !== run.direction) return runs.push(run);
    last.text += run.text;
    last.shown += run.shown;
  };
  const draw = (part: string, as: string): boolean => {
    const last = runs.at(-1)?.file;
    const file = last && !last.isSymbols && hasCharacters(last, as) ? last : findFontFile(as, weight);
    if (file) add({ file, text: part, shown: as, direction });
    return file !== undefined;
  };
  let index = 0;
  for (const whole of splitGraphemes(text)) {
    const wholeShown = shown.slice(index, index + whole.length);
    index += whole.length;
    if (INVISIBLE.test(whole) || draw(whole, wholeShown)) continue;
    for (const character of whole)
      if (!INVISIBLE.test(character) && !draw(character, character)) add(spell(character, weight));
  }
  return runs;
}

/** Spells a character in Latin, which is read from the left whatever the direction of its script. */
function spell(character: string, weight: Weight): TextRun {
  const spelled = anyAscii(character);
  const shown = spelled && findFontFile(spelled, weight) ? spelled : UNKNOWN;
  return { file: findFontFile(shown, weight)!, text: character, shown, direction: 'ltr' };
}
