import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import type { OfficeStartDto } from '../../../src/scheduling/listings/office-start.dto.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp } from '../../support/processes/start-app.js';

// The test clock shows Monday 2026-03-02, 10:00 in Sydney.
const [today, day, dayAfter] = ['2026-03-02', '2026-03-03', '2026-03-04'];

describe('the next free starts for the desk', () => {
  let shop: ReturnType<typeof createShopBuilder>;
  let desk: Visitor;
  let swedish: string, hotStone: string, mei: string, tom: string, anybody: string, moved: string;

  beforeAll(async () => {
    const server = await startApp();
    shop = createShopBuilder(server);
    ({ browser: desk } = await createSignedInUser(server, 'rita@spa.test', 'reception'));
    await shop.timeSlots('09:00', '09:30', '10:00', '11:00', '12:00');
    await shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 });
    swedish = await shop.service('Swedish', { durationMinutes: 60 });
    hotStone = await shop.service('Hot Stone', { durationMinutes: 120 });
    mei = await shop.therapist('Mei', { availableSlots: 9 });
    tom = await shop.therapist('Tom', { availableSlots: 9, specialties: ['Swedish'] });
    anybody = await shop.anyAvailable();
    await shop.shift(mei, today, '09:00-12:00');
    await shop.shift(mei, day, '09:00-13:00');
    await shop.shift(tom, day, '10:00-13:00');
    await shop.shift(mei, dayAfter, '09:00-13:00');
    moved = randomUUID();
    await sql(
      shop.em,
      `insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at) values ($1, $2, 'held', $3, $4)`,
      [moved, mei, `${day} 10:00`, `${day} 11:00`],
    );
  });

  const next = async (query: string) =>
    (await desk.get<OfficeStartDto[]>(`/office/next-starts?${query}`)).body.map(
      ({ date, time, therapists, leaves_gap, runs_past_shift }) =>
        [
          ...[date, time],
          ...therapists.map(({ name }) => name),
          ...(leaves_gap ? ['gap'] : []),
          ...(runs_past_shift ? ['late'] : []),
        ].join(' '),
    );

  it('are of each day first those that leave no gap, with who has least to do before the others', async () => {
    expect(await next(`service_id=${swedish}`)).toEqual([
      // At ten it is too late for ten.
      `${today} 11:00 Mei`,
      `${day} 09:00 Mei`,
      `${day} 10:00 Tom`,
      `${day} 11:00 Tom Mei`,
      `${day} 12:00 Tom Mei`,
    ]);
    expect(await next(`service_id=${swedish}&from=${dayAfter}`)).toEqual([
      `${dayAfter} 09:00 Mei`,
      `${dayAfter} 10:00 Mei`,
      `${dayAfter} 11:00 Mei`,
      `${dayAfter} 12:00 Mei`,
      // Half an hour before it is too short for anything.
      `${dayAfter} 09:30 Mei gap`,
    ]);
  });

  it('are those of a therapist who gives the treatment, for the minutes that it takes', async () => {
    expect(await next(`service_id=${hotStone}&therapist_id=${tom}`)).toEqual([]);
    expect(await next(`service_id=${hotStone}&therapist_id=${anybody}&from=${day}`)).toEqual([
      `${day} 11:00 Mei`,
      `${day} 12:00 Mei late`,
      `${dayAfter} 09:00 Mei`,
      `${dayAfter} 10:00 Mei`,
      `${dayAfter} 11:00 Mei`,
    ]);
    expect((await next(`service_id=${hotStone}&duration=60&from=${day}`))[0]).toBe(`${day} 09:00 Mei`);
  });

  it('do not count the booking that is to be moved', async () => {
    const query = `service_id=${swedish}&therapist_id=${mei}&from=${day}`;
    expect(await next(query)).not.toContain(`${day} 10:00 Mei`);
    expect(await next(`${query}&exclude_booking_id=${moved}`)).toContain(`${day} 10:00 Mei`);
  });

  it('refuse what is no date, and know who there is', async () => {
    expect(await desk.get(`/office/next-starts?therapist_id=${randomUUID()}`)).toMatchObject({ status: 404 });
    expect(await desk.get('/office/next-starts?from=tomorrow')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'from' }] },
    });
  });
});
