import { formatCsvLines, parseCsvCell } from './csv.js';

it.each([
  [['2026-11-26', 'Ann Lee'], '2026-11-26,Ann Lee'],
  [['Lee, Ann', 'say "hi"', 'two\nlines', ''], '"Lee, Ann","say ""hi""","two\nlines",'],
  [['=1+1', '+61 491', '-2', '@cmd', '\ttab'], "'=1+1,'+61 491,'-2,'@cmd,'\ttab"],
  [["'=1", "''-2", "'t Hart"], "''=1,'''-2,'t Hart"],
  [['\rback'], '"\'\rback"'],
])('%j', (cells, line) => {
  expect(formatCsvLines([cells])).toBe(`${line}\r\n`);
});

it.each(["'+61491570156", "'=1+1", "''=1", "'t Hart", 'Ann', "'"])('reads the cell %j as it was written', (cell) => {
  expect(parseCsvCell(formatCsvLines([[cell]]).trim())).toBe(cell);
});
