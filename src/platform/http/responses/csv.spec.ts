import { formatCsvLines } from './csv.js';

it.each([
  [['2026-11-26', 'Ann Lee'], '2026-11-26,Ann Lee'],
  [['Lee, Ann', 'say "hi"', 'two\nlines', ''], '"Lee, Ann","say ""hi""","two\nlines",'],
  [['=1+1', '+61 491', '-2', '@cmd', '\ttab'], "'=1+1,'+61 491,'-2,'@cmd,'\ttab"],
  [['\rback'], '"\'\rback"'],
])('%j', (cells, line) => {
  expect(formatCsvLines([cells])).toBe(`${line}\r\n`);
});
