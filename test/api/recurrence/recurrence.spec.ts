import { sql } from '../../../src/platform/database/sql.js';
import {
  FIRST,
  type Place,
  type RecurringDay,
  startRecurringOffice,
  week,
} from '../../support/fixtures/start-recurring-office.js';

let office: Awaited<ReturnType<typeof startRecurringOffice>>;
beforeEach(async () => {
  office = await startRecurringOffice();
});

const shown = ({ booking_date, booking_time }: Place) => `${booking_date} ${booking_time}`;
const outcomes = (days: readonly RecurringDay[]) =>
  days.map(({ place, reason, proposals }) => ({
    place: place && shown(place),
    reason,
    proposals: proposals.map((each) => `${each.therapist_id === office.mei ? 'Mei' : 'Tom'} ${each.booking_time}`),
  }));

describe('the preview of a series', () => {
  it('says of each day what fits, what could be taken instead, and what keeps it from being booked', async () => {
    const { add, at, ada, mei, preview, shop } = office;
    const first = await add();
    await add({ ...at(week(2)), client_name: 'Joan Reed', client_phone: '0491 570 157', client_email: null });
    await ada.post('/closures', { name: 'Stocktaking', first_date: week(3), last_date: week(3) });
    await ada.post('/leave', { therapist_id: mei, kind: 'annual', first_date: week(4), last_date: week(4) });
    await shop.shift(mei, week(11), '12:00-17:00');

    const { body } = await preview(first, { weeks: 1, count: 12 });

    const found = outcomes(body.days);
    expect(found).toHaveLength(11);
    expect(found[0]).toEqual({ place: `${week(1)} 10:00`, reason: null, proposals: [] });
    expect(found[1]).toEqual({ place: null, reason: 'taken', proposals: ['Mei 09:00', 'Tom 10:00'] });
    expect(found[2]).toEqual({ place: null, reason: 'closed', proposals: [] });
    expect(body.days[2]).toMatchObject({ closure: 'Stocktaking' });
    expect(found[3]).toEqual({ place: null, reason: 'on_leave', proposals: ['Tom 10:00'] });
    expect(found[9]).toEqual({ place: null, reason: 'no_roster', proposals: [] });
    expect(found[10]).toMatchObject({ place: null, reason: 'outside_shift' });
    expect(found[10]!.proposals).toHaveLength(1);
  });

  it('takes whoever is free for somebody who wants nobody in particular', async () => {
    const { add, anybody, at, mei, preview, tom } = office;
    const first = await add();
    const others = { client_name: 'Joan Reed', client_phone: '0491 570 157', client_email: null };
    await add({ ...at(week(1)), ...others });
    for (const therapist of [mei, tom]) await add({ ...at(week(2), '10:00', therapist), ...others });

    const { body } = await preview(first, { weeks: 1, count: 3, therapist_id: anybody });

    expect(body.days[0]).toMatchObject({ place: { therapist_id: tom, booking_time: '10:00' } });
    expect(body.days[1]).toMatchObject({ place: null, reason: 'nobody_free' });
    expect(body.days[1]!.proposals).toHaveLength(1);
  });

  it.each([
    [{ weeks: 0, count: 3 }, 'weeks'],
    [{ weeks: 13, count: 3 }, 'weeks'],
    [{ weeks: 1, count: 1 }, 'count'],
    [{ weeks: 1, count: 27 }, 'count'],
    [{ weeks: 1 }, 'count'],
    [{ weeks: 1, until: FIRST }, 'until'],
    [{ weeks: 1, until: 'soon' }, 'until'],
    [{ weeks: 1, count: 2, therapist_id: '00000000-0000-4000-8000-000000000000' }, 'therapist_id'],
  ])('refuses %j, on %s', async (body, field) => {
    const answer = await office.preview(await office.add(), body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]!.field).toBe(field);
  });
});

describe('a booking that is repeated', () => {
  it('is the first of a series, whose bookings are like others', async () => {
    const { add, at, findLogEntries, getBooking, getSeries, repeat, tom } = office;
    const first = await add({
      booking_duration: 75,
      price_kind: 'percent-off',
      price_value: 10,
      price_reason: 'Regular',
    });

    const { status, body } = await repeat(first, [at(week(1)), at(week(3), '11:00', tom)]);

    expect(status).toBe(201);
    expect(body.bookings).toMatchObject([
      { id: first.id, position: 1, booking_date: FIRST, status: 'confirmed' },
      { position: 2, booking_date: week(1), booking_time: '10:00', status: 'confirmed' },
      { position: 3, booking_date: week(3), booking_time: '11:00', therapist_name: 'Tom' },
    ]);
    expect(await getSeries(body.bookings[2]!)).toEqual(body.bookings);
    expect(await getBooking(body.bookings[1]!.id)).toMatchObject({
      booking_duration: 75,
      client_id: first.client_id,
      total_price: first.total_price,
      agreed_price: { reason: 'Regular' },
    });
    expect(await findLogEntries(first.id)).toMatchObject([{ action_type: 'booking_repeat' }, {}, {}, {}]);
    await office.expectConsistent();
  });

  it('goes on with its series when it is repeated once more', async () => {
    const { at, getSeries, repeat } = office;
    const first = await office.add();
    const { body } = await repeat(first, [at(week(1))]);
    await repeat(body.bookings[1]!, [at(week(3))], { weeks: 2 });
    expect(await getSeries(first)).toMatchObject([
      { position: 1, weeks: 1 },
      { position: 2, weeks: 1 },
      { position: 3, weeks: 2, booking_date: week(3) },
    ]);
  });

  it('is repeated once under one key', async () => {
    const first = await office.add();
    const key = { 'idempotency-key': '0190a1b2-0000-7000-8000-0000000000ab' };
    const places = [office.at(week(1))];
    const one = await office.repeat(first, places, {}, key);
    expect((await office.repeat(first, places, {}, key)).body).toEqual(one.body);
    expect(one.body.bookings).toHaveLength(2);
  });

  it('is repeated whole or not at all, and the refusal names every time that was lost', async () => {
    const { add, at, getSeries, repeat } = office;
    const first = await add();
    const others = { client_name: 'Joan Reed', client_phone: '0491 570 157', client_email: null };
    for (const nth of [2, 3]) await add({ ...at(week(nth)), ...others });

    const { status, body } = await repeat(
      first,
      [1, 2, 3].map((nth) => at(week(nth))),
    );

    expect({ status, code: body.code }).toEqual({ status: 409, code: 'times-lost' });
    expect(body.detail).toContain('March 17 at 10:00 AM; Tuesday, March 24 at 10:00 AM');
    expect(body.detail).not.toContain('March 10');
    expect(body.errors[0]!.field).toBe('places.1.booking_time');
    expect(await getSeries(first)).toEqual([]);
    await office.expectConsistent();
  });

  it.each([
    ['off the series', () => [office.at('2026-03-11')], 'places.0.booking_date'],
    ['on its own day', () => [office.at(FIRST)], 'places.0.booking_date'],
    ['twice on a day', () => [office.at(week(1)), office.at(week(1), '12:00')], 'places.1.booking_date'],
    ['at no time of the shop', () => [office.at(week(1), '10:01')], 'places.0.booking_time'],
    ['with nobody in particular', () => [office.at(week(1), '10:00', office.anybody)], 'places.0.therapist_id'],
    ['nowhere', () => [], 'places'],
  ])('is not repeated %s', async (_, places, field) => {
    const { status, body } = await office.repeat(await office.add(), places());
    expect({ status, field: body.errors[0]!.field }).toEqual({ status: 422, field });
  });

  it('is not repeated when it was changed since, is cancelled, or one treatment of a visit', async () => {
    const { ada, add, at, mei, repeat, swedish, tom } = office;
    const first = await add();
    expect(await repeat({ ...first, version: 1 }, [at(week(1))])).toMatchObject({ body: { code: 'booking-modified' } });
    await ada.post(`/bookings/${first.id}/cancellation`, { reason: 'Ill', version: first.version });
    const cancelled = await office.getBooking(first.id);
    expect(await repeat(cancelled, [at(week(1))])).toMatchObject({ body: { code: 'booking-closed' } });
    const visit = await ada.post<{ bookings: [typeof first] }>('/office-visits', {
      ...{ parts: [mei, tom].map((therapist_id) => ({ service_id: swedish, therapist_id })), status: 'confirmed' },
      ...{ booking_date: FIRST, booking_time: '10:00', client_name: 'Georgia Marsh', client_phone: '0491 570 156' },
    });
    expect(await repeat(visit.body.bookings[0], [at(week(1))])).toMatchObject({ body: { code: 'part-of-visit' } });
  });
});

it('a new series is booked whole, once under one key, and counts from its first day', async () => {
  const { addSeries, ada, at, swedish } = office;
  const wanted = { ...at(FIRST), service_id: swedish, weeks: 2, count: 3 };
  const preview = await ada.post<{ days: RecurringDay[] }>('/office-recurrence-preview', wanted);
  expect(preview.body.days.map(({ booking_date }) => booking_date)).toEqual([FIRST, week(2), week(4)]);

  const key = { 'idempotency-key': '0190a1b2-0000-7000-8000-0000000000ac' };
  const places = preview.body.days.flatMap(({ place }) => (place ? [at(place.booking_date)] : []));
  const made = await addSeries(places, { weeks: 2 }, key);
  expect(made.status).toBe(201);
  expect(made.body.bookings).toMatchObject([{ position: 1 }, { position: 2 }, { position: 3, booking_date: week(4) }]);
  expect((await addSeries(places, { weeks: 2 }, key)).body).toEqual(made.body);
  expect(await addSeries([at(week(1))], { weeks: 2 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'places.0.booking_date' }] },
  });
});

it('of two desks that want the same days only one gets any of them', async () => {
  const { addSeries, at, bea } = office;
  const days = [0, 1, 2, 3, 4];
  const form = (client_name: string, order: number[]) => ({
    ...{ service_id: office.swedish, ...at(FIRST), client_name, client_phone: '0491 570 156', weeks: 1 },
    places: order.map((nth) => at(week(nth))),
  });
  const single = { ...form('Single', []), ...at(week(2)), status: 'confirmed', places: undefined, weeks: undefined };
  const answers = await Promise.all([
    addSeries(days.map((nth) => at(week(nth)))),
    bea.post('/office-recurrences', form('Bea', [2, 3, 4])).then(() => undefined),
    bea.post('/office-recurrences', form('Bea', [0, 2, 4])).then(() => undefined),
    bea.post('/office-bookings', single).then(() => undefined),
  ]);
  expect([201, 409]).toContain(answers[0].status);
  const holders = await sql<{ day: string; holders: number }>(
    office.shop.em,
    `select booking_date::text as day, count(*)::int as holders from bookings group by 1`,
  );
  expect(holders.filter((each) => each.holders !== 1)).toEqual([]);
  const series = await sql<{ made: number }>(
    office.shop.em,
    'select count(*)::int as made from bookings where recurrence_id is not null group by recurrence_id',
  );
  expect(series.every(({ made }) => made === 5 || made === 3)).toBe(true);
  await office.expectConsistent();
});
