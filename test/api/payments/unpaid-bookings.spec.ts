import type { DayWorkDto } from '../../../src/payments/queries/day-work.dto.js';
import type { TodayDto } from '../../../src/reporting/today/today.dto.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';

it('a completed booking waits to be paid, from the day of the first payment on', async () => {
  const office = await startPaymentsOffice();
  const [first, second] = [await office.addBooking('09:00'), await office.addBooking('10:00')];
  office.clock.advance({ days: 1, hours: 1 });
  await office.signIn();
  await office.ada.post('/auth/refresh');
  const unpaid = async () => {
    const { items, total } = (await office.ada.get<TodayDto>('/reports/today')).body.open_work.unpaid;
    return { ids: items.map(({ id }) => id), total };
  };
  for (const id of [first, second]) {
    const { version } = await office.getBooking(id);
    expect((await office.desk.post(`/bookings/${id}/completion`, { version })).status).toBe(200);
  }
  expect(await unpaid()).toEqual({ ids: [], total: 0 });

  expect((await office.pay(first, { amount: 50 })).status).toBe(201);
  expect(await unpaid()).toEqual({ ids: [first, second], total: 2 });
  const sale = await office.pay(first, { amount: 39.5 });
  expect(await unpaid()).toEqual({ ids: [second], total: 1 });
  await office.desk.post(`/sales/${sale.body.id}/void`, { reason: 'Not theirs' });
  expect(await unpaid()).toEqual({ ids: [first, second], total: 2 });
});

it('the visits and sales of a day come before its close', async () => {
  const office = await startPaymentsOffice();
  const [first, second] = [await office.addBooking('10:00'), await office.addBooking('09:00')];
  office.clock.advance({ days: 1, hours: 3 });
  await office.signIn();
  await office.ada.post('/auth/refresh');
  const read = async (date: string) => {
    const { unfinished, unpaid, left } = (await office.desk.get<DayWorkDto>(`/drawer-days/work?date=${date}`)).body;
    return { unfinished: unfinished.items.map(({ id }) => id), unpaid: unpaid.items.map(({ id }) => id), left };
  };
  expect(await read(office.date)).toEqual({ unfinished: [second, first], unpaid: [], left: null });
  await office.pay(first, { amount: 89.5 });
  await office.pay(second, { amount: 9.5 });
  for (const id of [first, second]) {
    const { version } = await office.getBooking(id);
    expect((await office.desk.post(`/bookings/${id}/completion`, { version })).status).toBe(200);
  }
  expect(await read(office.date)).toEqual({ unfinished: [], unpaid: [second], left: null });
  expect(await read('2026-03-02')).toEqual({ unfinished: [], unpaid: [], left: null });
});
