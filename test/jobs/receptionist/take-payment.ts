import type { Page } from '@playwright/test';
import { findFreeStart } from '../../e2e/support/booking-dialog.js';
import { atMost, type Figure } from '../../support/figure.js';
import { OfficeRequest } from '../data/office-request.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { PressCounter } from '../press-counter.js';
import { measureSeconds } from '../wait-for.js';
import { bookClient } from './booked-client.js';

const checkout = (page: Page) => page.getByRole('dialog', { name: /^Checkout/ });
const paid = (page: Page) => checkout(page).getByRole('heading', { name: 'Paid', exact: true });

/** "Take the money": for bookings of the list, by card, in cash with change, in parts, of two guests, and what was noted wrongly. */
export async function takePayment(shop: MeasuredShop): Promise<Figure[]> {
  const { page, exact, seconds } = await takeExact(shop);
  const correction = await correct(page);
  const refund = await refundPart(page);
  return [
    atMost('exact by card, from the list', exact, 3, ' clicks'),
    atMost('its seconds', seconds, 8, ' s'),
    atMost('a wrong method, from the list', correction + 1, 3, ' clicks'),
    atMost('a part given back, from the list', refund + 1, 4, ' clicks'),
    atMost('cash, with its change shown at once', await takeCash(shop), 4, ' clicks'),
    atMost('cash, then a card with a tip', await takeParts(shop), 8, ' clicks'),
    atMost('a couple, each apart', await takeApart(shop), 5, ' clicks'),
  ];
}

async function openRow(shop: MeasuredShop, name: string, daysAhead: number): Promise<PressCounter> {
  const client = await bookClient(shop, name, { daysAhead });
  return openOffice(shop, 'reception', `/bookings?status=all&name=${encodeURIComponent(client.name)}`);
}

async function takeExact(shop: MeasuredShop) {
  const counter = await openRow(shop, 'Paula Payer', 7);
  const { page } = counter;
  const seconds = await measureSeconds(async () => {
    await counter.press(page.getByRole('button', { name: /^Payment: Paula/ }).first());
    await counter.press(checkout(page).getByRole('button', { name: /^Card \$/ }));
    await paid(page).waitFor();
  });
  return { page, exact: counter.presses, seconds };
}

async function correct(page: Page): Promise<number> {
  const counter = new PressCounter(page);
  await counter.press(checkout(page).getByRole('button', { name: /^Wrong method: Card/ }));
  await counter.press(checkout(page).getByRole('button', { name: 'Correct the method' }));
  await checkout(page).getByText('noted as card first').waitFor();
  return counter.presses;
}

async function refundPart(page: Page): Promise<number> {
  const counter = new PressCounter(page);
  await counter.press(checkout(page).getByRole('button', { name: /^Refund: Cash/ }));
  await page.keyboard.press('ControlOrMeta+A');
  await counter.type('10');
  await checkout(page).getByRole('textbox', { name: 'Reason *' }).fill('Began late');
  await counter.press(checkout(page).getByRole('button', { name: 'Give the money back' }));
  await checkout(page).getByText('$10.00 given back').waitFor();
  return counter.presses;
}

async function takeCash(shop: MeasuredShop): Promise<number> {
  const counter = await openRow(shop, 'Cara Casher', 8);
  const { page } = counter;
  await counter.press(page.getByRole('button', { name: /^Payment: Cara/ }).first());
  const notes = checkout(page).getByRole('group', { name: 'Cash received' }).getByRole('button').last();
  await counter.press(notes);
  await checkout(page)
    .getByText(/^Change \$/)
    .waitFor();
  await counter.press(checkout(page).getByRole('button', { name: /^Cash \$/ }));
  await paid(page).waitFor();
  return counter.presses;
}

async function takeParts(shop: MeasuredShop): Promise<number> {
  const counter = await openRow(shop, 'Mia Mixer', 9);
  const { page } = counter;
  await counter.press(page.getByRole('button', { name: /^Payment: Mia/ }).first());
  await counter.press(checkout(page).getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.press('ControlOrMeta+A');
  await counter.type('20');
  await counter.press(checkout(page).getByRole('button', { name: 'Cash $20.00' }));
  await checkout(page).getByRole('heading', { name: 'Payments' }).waitFor();
  await counter.press(checkout(page).getByText('10%', { exact: true }));
  await counter.press(checkout(page).getByRole('button', { name: /^Card \$/ }));
  await paid(page).waitFor();
  return counter.presses;
}

async function takeApart(shop: MeasuredShop): Promise<number> {
  const name = await bookCouple(shop, 'Cora Couple');
  const counter = await openOffice(shop, 'reception', `/bookings?status=all&name=${encodeURIComponent(name)}`);
  const { page } = counter;
  await counter.press(page.getByRole('button', { name: /^Payment: Cora/ }).first());
  await counter.press(checkout(page).getByText('Each pays apart'));
  await counter.press(checkout(page).getByRole('button', { name: /^Card \$/ }));
  await paid(page).waitFor();
  await counter.press(checkout(page).getByRole('button', { name: 'Next guest' }));
  await counter.press(checkout(page).getByRole('button', { name: /^Cash \$/ }));
  await paid(page).waitFor();
  return counter.presses;
}

/** Books a visit of two guests with any two therapists who are free. @returns its client's name */
async function bookCouple(shop: MeasuredShop, name: string): Promise<string> {
  const start = await findFreeStart(shop.request, { daysAhead: 10 });
  const office = await OfficeRequest.signIn(shop.url);
  const [service] = await office.get<{ id: string }[]>('/services');
  const therapists = await office.get<{ id: string }[]>('/therapists');
  const part = (therapist_id: string, guest: number) => ({ service_id: service!.id, therapist_id, guest });
  const visit = {
    ...{ client_name: name, client_phone: '0491 570 158', status: 'confirmed' },
    ...{ booking_date: start.date, booking_time: start.time },
  };
  for (const { id } of therapists.filter((each) => each.id !== start.therapistId)) {
    const parts = [part(start.therapistId, 1), part(id, 2)];
    if (!(await office.tryPost('/office-visits', { ...visit, parts }))) continue;
    await office.close();
    return name;
  }
  throw new Error('No two therapists are free at the same time');
}
