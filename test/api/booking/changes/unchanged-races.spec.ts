import { ReservationsCheck } from '../../../../src/booking/integrity/reservations.check.js';
import { sql } from '../../../../src/platform/database/sql.js';
import { eventually } from '../../../support/eventually.js';
import { toShownBookings } from '../../../support/fixtures/shown-bookings.js';
import { type OfficeBooking, startOffice } from '../../../support/fixtures/start-office.js';

const date = '2026-03-05';

interface Visit {
  id: string;
  bookings: OfficeBooking[];
}

/** Who changes nothing reserves all the same: not for a booking that was cancelled meanwhile. */
describe('a change that leaves a booking as it is', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;

  beforeEach(async () => {
    office = await startOffice();
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  /** Both wait for the therapist's day, and get it in this order. */
  const inOrder = async <Answer>(first: () => Promise<Answer>, second: () => Promise<Answer>): Promise<Answer[]> => {
    const waiting = (count: number) => () =>
      sql<{ count: number }>(
        office.shop.em.fork(),
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ).then(([row]) => (row!.count >= count ? true : undefined));
    const em = office.shop.em.fork();
    await em.begin();
    await sql(em, 'select lock_therapist_day($1, $2)', [office.mei, date]);
    const answers = [first()];
    await eventually(waiting(1), 'the first to wait');
    answers.push(second());
    await eventually(waiting(2), 'the second to wait');
    await em.commit();
    return Promise.all(answers);
  };

  const cancel = ({ id, version }: OfficeBooking) =>
    office.ada.post<object>(`/bookings/${id}/cancellation`, { reason: 'Ill', version });
  const expectConsistent = async () =>
    expect((await office.server.get(ReservationsCheck, { strict: false }).run(office.shop.em)).violations).toEqual([]);

  it('does not hold the time of a confirmed one that is cancelled while somebody confirms it again', async () => {
    const booking = await office.getBooking(await office.book({ booking_date: date }));
    const { id, version } = booking;
    const confirm = () => office.bea.post<object>(`/bookings/${id}/confirmation`, { version });
    const answers = await inOrder(() => cancel(booking), confirm);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await office.getBooking(id)).toMatchObject({ status: 'cancelled' });
    await expectConsistent();
  });

  it('does not hold the time of a treatment that is cancelled while its visit is moved to where it is', async () => {
    const part = (therapist_id: string, guest: number) => ({ service_id: office.swedish, therapist_id, guest });
    const { body: visit } = await office.ada.post<Visit>('/office-visits', {
      ...{ booking_date: date, booking_time: '10:00', client_name: 'Georgia Marsh', client_phone: '9999 8888' },
      ...{ parts: [part(office.mei, 1), part(office.tom, 2)], status: 'confirmed' },
    });
    const to = { booking_date: date, booking_time: '10:00', bookings: toShownBookings(visit) };
    const move = () => office.bea.send<object>('PUT', `/visits/${visit.id}/appointment`, to);
    const answers = await inOrder(() => cancel(visit.bookings[0]!), move);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    await expectConsistent();
  });
});
