import { ACCOUNTS } from '../ledger/accounts.js';
import { type Journal, toJournalFiles } from './journal.js';

const codes = Object.fromEntries([...ACCOUNTS, 'tax_rate'].map((account, nth) => [account, String(200 + nth)]));
const journal = (lines: Journal['lines']): Journal => ({
  number: 7,
  currency: 'AUD',
  codes: codes as Journal['codes'],
  lines,
});
const sale: Journal['lines'] = [
  { day: '2026-03-02', account: 'cash', cents: 8_950 },
  { day: '2026-03-02', account: 'treatment_sales', cents: -8_136 },
  { day: '2026-03-02', account: 'tax_owed', cents: -814 },
];

it('the general journal has debits and credits that come to the same', () => {
  const [[, ...rows]] = toJournalFiles(journal(sale), 'general') as [string[][]];

  expect(rows).toEqual([
    ['7', '2026-03-02', codes['cash'], 'Cash', '89.50', '', 'AUD'],
    ['7', '2026-03-02', codes['treatment_sales'], 'Treatment sales', '', '81.36', 'AUD'],
    ['7', '2026-03-02', codes['tax_owed'], 'Tax owed', '', '8.14', 'AUD'],
  ]);
});

it('that of Xero has signed amounts, days as Australians write them, and one narration a day', () => {
  const [[head, ...rows]] = toJournalFiles(journal(sale), 'xero') as [string[][]];

  expect(head).toEqual(['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount']);
  expect(rows.map((row) => [row[0], row[1], row[5]])).toEqual([
    ['Journal 7 of 2026-03-02', '02/03/2026', '89.50'],
    ['Journal 7 of 2026-03-02', '02/03/2026', '-81.36'],
    ['Journal 7 of 2026-03-02', '02/03/2026', '-8.14'],
  ]);
});

it('a line has the tax rate of its account, and that of all lines where it has none', () => {
  const named = {
    ...journal(sale),
    codes: { ...journal(sale).codes, treatment_sales_tax: 'GST Free Income', fees_tax: '' },
  };
  const rows = (of: Journal) =>
    toJournalFiles(of, 'xero')[0]!
      .slice(1)
      .map((row) => row[4]);

  expect(rows(named)).toEqual([codes['tax_rate'], 'GST Free Income', codes['tax_rate']]);
  expect(rows(journal(sale))).toEqual(Array.from({ length: 3 }, () => codes['tax_rate']));
});

it('a file of Xero has at most 300 lines, and no day in two of them', () => {
  const days = Array.from({ length: 31 }, (_, nth) => `2026-03-${String(nth + 1).padStart(2, '0')}`);
  const lines = days.flatMap((day) => ACCOUNTS.slice(0, 13).map((account, nth) => ({ day, account, cents: nth + 1 })));

  const files = toJournalFiles(journal(lines), 'xero').map(([, ...rows]) => rows);

  expect(files.map(({ length }) => length)).toEqual([299, 104]);
  expect(files[0]!.at(-1)![1]).toBe('23/03/2026');
  expect(files[1]![0]![1]).toBe('24/03/2026');
});
