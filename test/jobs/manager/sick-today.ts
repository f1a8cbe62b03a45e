import { eventually } from '../../support/eventually.js';
import { atMost, type Figure } from '../../support/figure.js';
import { OfficeRequest } from '../data/office-request.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { shopNow } from '../shop-days.js';
import { message, measureSeconds } from '../wait-for.js';

const STARTS = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];
const addressOf = (nth: number) => `evening${nth}@example.com`;

/** "Sick today": eight clients of this evening with an address each, and whoever else is booked with the same therapist. */
export async function sickToday(shop: MeasuredShop): Promise<Figure[]> {
  const { date } = await shopNow(shop);
  const name = await bookEvening(shop, date);
  await eventually(
    () => (STARTS.every((_, nth) => shop.mail.to(addressOf(nth)).length) ? true : undefined),
    'a mail to each',
    60_000,
  );
  const before = STARTS.map((_, nth) => shop.mail.to(addressOf(nth)).length);
  const desk = await openOffice(shop, 'admin', '/bookings?view=day');
  const { page } = desk;
  let plan = 0;
  let bookings = 0;
  const all = await measureSeconds(async () => {
    await desk.press(page.getByRole('button', { name: 'Sick today' }));
    await desk.press(page.getByRole('menuitem', { name }));
    const dialog = page.getByRole('dialog', { name: `${name} is sick` });
    const rows = dialog.locator('.relocation-rows > li');
    plan = await measureSeconds(() =>
      dialog
        .getByText(/^(Moves|Moves no|\d+ bookings)/)
        .first()
        .waitFor(),
    );
    bookings = await rows.count();
    await desk.press(dialog.getByRole('button', { name: /^Enter Leave/ }));
    await message(page, /bookings? moved/).waitFor({ timeout: 60_000 });
  });
  const mailed = await eventually(
    () => {
      const more = STARTS.map((_, nth) => shop.mail.to(addressOf(nth)).length - before[nth]!);
      return more.every((count) => count > 0) ? more : undefined;
    },
    'a mail to each',
    30_000,
  );
  const undone = await measureSeconds(async () => {
    await message(page, /bookings? moved/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await message(page, 'Undone').waitFor({ timeout: 30_000 });
  });
  return [
    atMost('the plan after the therapist is named', plan, 2, ' s'),
    atMost(`${bookings} bookings elsewhere, seconds`, all, 60, ' s'),
    atMost('presses for all', desk.presses, 8),
    atMost('most mails to one client', Math.max(...mailed), 1),
    atMost('taken back by one press', undone, 30, ' s'),
  ];
}

/** Of whoever has this evening free. */
async function bookEvening(shop: MeasuredShop, booking_date: string): Promise<string> {
  const office = await OfficeRequest.signIn(shop.url);
  const services = await office.get<{ id: string; name: string }[]>('/services');
  const service = services.find(({ name }) => name === 'Neck in Half an Hour')!;
  const offered = await office.get<{ id: string; name: string }[]>(`/availability/therapists?date=${booking_date}`);
  for (const { id: therapist_id, name } of offered.filter((each) => each.name !== 'Any Available')) {
    const { slots } = await office.get<{ slots: { start_time: string; available: boolean }[] }>(
      `/availability/slots?therapist_id=${therapist_id}&date=${booking_date}&service_id=${service.id}`,
    );
    const isFree = STARTS.every((start) => slots.some((slot) => slot.available && slot.start_time === start));
    if (!isFree) continue;
    for (const [nth, booking_time] of STARTS.entries())
      await office.post('/office-bookings', {
        ...{ service_id: service.id, therapist_id, booking_date, booking_time, status: 'confirmed' },
        ...{ client_name: `Evening Client${nth}`, client_phone: `0491 571 49${nth}`, client_email: addressOf(nth) },
      });
    await office.close();
    return name;
  }
  throw new Error('Nobody has this evening free');
}
