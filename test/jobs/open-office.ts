import { type BrowserContextOptions } from '@playwright/test';
import { demoAccounts } from '../../src/demo/content/demo-accounts.js';
import { openSignedIn, signInAs } from '../web-performance/back-office/back-office-session.js';
import { phone } from '../web-performance/slow-phone.js';
import type { MeasuredShop } from './measured-shop.js';
import { PressCounter } from './press-counter.js';

type Person = 'admin' | 'mei' | 'reception';

export const findAccount = (person: Person) => demoAccounts.find(({ email }) => email.startsWith(`${person}@`))!;

/** A page of the office as somebody has it before them, once its heading is there. */
export async function openOffice(
  shop: MeasuredShop,
  person: Person,
  path: string,
  options: BrowserContextOptions = {},
): Promise<PressCounter> {
  const page = await openSignedIn(shop.browser, shop.url, await signInAs(shop.url, findAccount(person)), options);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return new PressCounter(page, options.hasTouch);
}

/** The same in a hand. */
export const openOfficePhone = (shop: MeasuredShop, person: Person, path: string) =>
  openOffice(shop, person, path, phone);
