import { formatNoteAuthor } from './format-note-author.js';

it.each([
  [{ author: 'ada@longwater.test', source: null }, 'ada@longwater.test'],
  [{ author: 'ada@longwater.test', source: 'import' }, 'imported by ada@longwater.test'],
  [{ author: null, source: 'import' }, 'imported from a file'],
  [{ author: null, source: null }, ''],
] as const)('tells a note that was imported from one that was written here (%j)', (note, text) => {
  expect(formatNoteAuthor(note)).toBe(text);
});
