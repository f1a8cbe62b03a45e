import { toTextRuns } from './pdf-fonts.js';

it.each(['Zoë', 'Đặng Thị Hồng', 'Łukasz Čapek', 'Ирина', 'Ελένη', '李小龍', 'さくら', 'Mei – 李', '$1,204.50'])(
  '%s is drawn as it is written',
  (name) => {
    const runs = toTextRuns(name, 600);
    expect(runs.map(({ text }) => text).join('')).toBe(name);
    for (const { file, text } of runs) expect(file.font.layout(text).glyphs.filter(({ id }) => id === 0)).toEqual([]);
  },
);

it('accents of their own join their letter, and what no font has becomes a question mark', () => {
  expect(toTextRuns('Zoe\u0308', 400).map(({ text }) => text)).toEqual(['Zoë']);
  expect(
    toTextRuns('a\tb \u{1F9D8}', 400)
      .map(({ text }) => text)
      .join(''),
  ).toBe('a b ?');
});
