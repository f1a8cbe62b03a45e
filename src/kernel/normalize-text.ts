import { HIDDEN_CHARACTER } from './hidden-characters.js';

/**
 * Pattern of a letter or vowel sign of the scripts in which a joiner between two of them makes another shape: Arabic and
 * Persian, and those of India and Sri Lanka.
 */
const JOINED =
  '(?=[\\p{L}\\p{M}])' +
  '[\\p{scx=Arab}\\p{scx=Beng}\\p{scx=Deva}\\p{scx=Gujr}\\p{scx=Guru}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Orya}\\p{scx=Sinh}\\p{scx=Taml}\\p{scx=Telu}]';

/** Patterns of invisible characters that change what is seen, each with the character before it. */
const NEEDED = [
  // A joiner or non-joiner (U+200D, U+200C) between two letters.
  `${JOINED}[\\u200c\\u200d](?=${JOINED})`,
  // A joiner between two pictures that make one: a family, a profession, the rainbow flag.
  '\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?\\u200d(?=\\p{Extended_Pictographic})',
  // The flag of a region, spelt in invisible letters, such as those of Scotland.
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}',
].join('|');

const PLAIN_ASCII = /^[\n\t -~]*$/;
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const NEEDED_OR_HIDDEN = new RegExp(`(${NEEDED})|(?![\\n\\t])${HIDDEN_CHARACTER.source}`, 'gu');
const SPACE = /\p{Zs}/gu;

/**
 * Returns a text as it is checked, stored and searched, however it was typed or pasted: composed (NFC), with plain
 * spaces and line feeds, without invisible characters except where letters or emoji need them. Applied once to all
 * input: to requests by `SanitizeInputPipe`, to files by `readCsv`. `web/src/shared/normalize-text.ts` does the same.
 */
export function normalizeText(text: string): string {
  if (PLAIN_ASCII.test(text)) return text;
  return text.replaceAll(LINE_BREAK, '\n').replaceAll(NEEDED_OR_HIDDEN, '$1').replaceAll(SPACE, ' ').normalize('NFC');
}
