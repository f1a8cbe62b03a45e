import { CommandBus } from '@nestjs/cqrs';
import { ErasePersonalData } from '../../../src/booking/index.js';
import { OfferOpenings } from '../../../src/booking/waiting-list/offers/offer-openings.js';
import { system } from '../../../src/kernel/actor.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { findClientIds } from '../../support/fixtures/find-client-ids.js';
import { startOffice } from '../../support/fixtures/start-office.js';

const date = '2026-03-05';

it('erasing somebody who has an offer and a booking locks their days in the order in which everybody does', async () => {
  const office = await startOffice();
  const { em } = office.shop;
  const [first, last] = [office.mei, office.tom].sort() as [string, string];
  for (const therapist of [first, last]) await office.shop.shift(therapist, date, '10:00-12:00');
  await office.book({
    booking_date: date,
    booking_time: '10:00',
    therapist_id: first,
    client_email: 'ann@example.test',
  });
  const joined = await office.visitor.post<{ token: string }>('/waiting-list', {
    ...{ service_id: office.swedish, therapist_id: last, windows: [{ date, from: '10:00', to: '12:00' }] },
    ...{ first_name: 'Ann', last_name: 'Marsh', client_phone: '0491 570 156', client_email: 'ann@example.test' },
  });
  const { token } = joined.body;
  const readStatus = async () =>
    (await office.visitor.post<{ status: string }>('/own-waiting-entry', { token })).body.status;
  await office.worker.get(OfferOpenings, { strict: false }).run();
  expect(await readStatus()).toBe('offered');

  const other = em.fork();
  await other.begin();
  await sql(other, 'select lock_therapist_day($1, $2)', [first, date]);
  const erasure = new ErasePersonalData({ clientIds: await findClientIds(em, 'ann@example.test') }, system, {
    cancelsUpcoming: true,
  });
  const erased = office.server.get(CommandBus).execute(erasure);
  const waitingSql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(
    async () => ((await sql(em.fork(), waitingSql)).length > 0 ? true : undefined),
    'the erasure to wait',
  );
  await sql(other, 'select lock_therapist_day($1, $2)', [last, date]);
  await other.commit();
  expect(await erased).toMatchObject({ bookings: [expect.any(String)], waiting: [expect.any(String)] });
  expect(await readStatus()).toBe('withdrawn');
  expect(await sql(em.fork(), 'select from reservations')).toEqual([]);
});
