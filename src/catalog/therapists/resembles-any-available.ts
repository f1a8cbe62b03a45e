/**
 * Letters that look like those of “Any Available”, in Cyrillic, Greek and the rest of Latin. Not those of other scripts,
 * nor digits. Written before the case is folded, because Ν looks like N and ν like v.
 */
const LOOK_ALIKES = {
  a: 'аАαΑɑ',
  n: 'пηΝ',
  y: 'уУүҮγΥ',
  v: 'ѵѴνυ',
  i: 'іІӏӀιΙı',
  b: 'ьЬвВβΒ',
  e: 'еЕεΕ',
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, lookAlikes]) => [...lookAlikes].map((each) => [each, letter])),
);

/** Whether a name resembles Any Available, in whatever case, signs, accents and characters that look like its own. */
export const resemblesAnyAvailable = (name: string): boolean =>
  toLatinLetters(name) === toLatinLetters('Any Available');

/** Returns the letters of a name as they look; I and l look the same. */
const toLatinLetters = (name: string): string =>
  [...name.normalize('NFKD')]
    .map((character) => LATIN.get(character) ?? character)
    .join('')
    .toLowerCase()
    .replaceAll(/\P{Letter}/gu, '')
    .replaceAll('l', 'i');
