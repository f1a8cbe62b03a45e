import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atMost, type Figure, none } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';

/** "A month into Xero": files, presses, and what is in them. */
export async function exportBooks(shop: MeasuredShop): Promise<Figure[]> {
  const accountant = await openOffice(shop, 'admin', '/admindashboard?tab=money');
  const { page } = accountant;
  await accountant.press(page.getByRole('button', { name: 'Export these days' }));
  const journal = page.getByRole('table', { name: 'To the books' }).locator('tbody tr').first();
  const files = journal.getByRole('button', { name: /^Xero/ });
  await files.first().waitFor();
  const save = () => download(page, () => accountant.press(files.first()));
  const [first, presses] = [await save(), accountant.presses];
  const second = await save();
  const general = await download(page, () => journal.getByRole('button', { name: /^Debits and credits/ }).click());
  return [
    atMost('from the report to the file of Xero', presses, 2, ' clicks'),
    atMost('files of a month', await files.count(), 1),
    none('bytes that differ the second time', first === second ? [] : ['the file']),
    none('cents by which debits and credits differ', isBalanced(general) ? [] : ['the journal']),
  ];
}

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path(), 'utf8');
}

/** Whether debits and credits of a general journal come to the same, which is more than nothing. */
function isBalanced(csv: string): boolean {
  const [headings, ...rows] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const sum = (title: string) => {
    const at = headings!.indexOf(title);
    return rows.reduce((cents, row) => cents + Math.round(Number(row.at(at)) * 100), 0);
  };
  return sum('Debit') > 0 && sum('Debit') === sum('Credit');
}
