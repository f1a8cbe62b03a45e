import { toTextRuns } from './text-runs.js';

/** The runs of a text, from left to right, as they are drawn. */
const shown = (text: string) => toTextRuns(text, 400).map((run) => run.shown);

it.each([
  ...['Zoë', 'Đặng Thị Hồng', 'Łukasz Čapek', 'Ирина', 'Ελένη', '李小龍', 'さくら', 'Mei – 李', '$1,204.50'],
  ...['محمد علي', 'דוד לוי', 'น้ำทิพย์', 'Mia 🧘', '👩‍⚕️', '🇦🇺'],
])('%s is drawn as it is written', (name) => {
  const runs = toTextRuns(name, 600);
  expect(runs.map(({ text }) => text).join('')).toBe(name);
  for (const run of runs) {
    expect(run.shown).toBe(run.text);
    expect(run.file.font.layout(run.shown).glyphs.filter(({ id }) => id === 0)).toEqual([]);
  }
});

it('text that is read from the right is in its order, with names and numbers of another direction inside', () => {
  expect(shown('Mia דוד')).toEqual(['Mia ', 'דוד']);
  const words = (text: string) => shown(text).flatMap((run) => run.trim() || []);
  expect(words('דוד Mia לוי')).toEqual(['לוי', 'Mia', 'דוד']);
  expect(words('محمد 12 علي')).toEqual(['علي', '12', 'محمد']);
  expect(toTextRuns('דוד', 400)).toMatchObject([{ direction: 'rtl' }]);
});

it('brackets open towards the text', () => {
  const runs = toTextRuns('דוד (לוי)', 400);
  expect(runs.map((run) => run.shown)).toEqual(['(', 'לוי', ')', 'דוד ']);
  expect(runs.map(({ text }) => text)).toEqual([')', 'לוי', '(', 'דוד ']);
});

it('letters of Arabic have the forms that join them', () => {
  const [run] = toTextRuns('محمد', 400);
  const { glyphs } = run!.file.font.layout(run!.shown, undefined, undefined, undefined, run!.direction);
  expect(glyphs.map((glyph) => /\w+$/.exec((glyph as unknown as { name: string }).name)![0])).toEqual([
    'fina',
    'medi',
    'medi',
    'init',
  ]);
});

it('a space after an emoji is one of the text', () => {
  const [, emoji, space] = toTextRuns('Mia 🧘 2', 400);
  expect([emoji!.file.isSymbols, emoji!.text, space!.file.isSymbols, space!.text]).toEqual([true, '🧘', false, ' 2']);
});

it('scripts without a font are spelled in Latin and keep their text', () => {
  expect(shown('김민준')).toEqual(['GimMinJun']);
  expect(shown('Nino ქეთევან')).toEqual(['Nino ketevan']);
  expect(toTextRuns('ქეთევან', 400)).toMatchObject([{ text: 'ქეთევან', direction: 'ltr' }]);
});

it('accents of their own join their letter, and what nobody can read becomes a question mark', () => {
  expect(shown('Zoe\u0308')).toEqual(['Zoë']);
  expect(shown('a\tb \u{E000}').join('')).toBe('a b ?');
});
