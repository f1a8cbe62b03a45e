import { sql } from '../../../src/platform/database/sql.js';
import { TaskScheduler } from '../../../src/platform/scheduler/task-scheduler.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { eventually } from '../../support/eventually.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

const shopAddress = 'hello@longwater.test';

/** The clock is set to Monday 2026-03-02, 10:00; the shop is open from 9 to 22. */
describe('requests that nobody has answered', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>;

  const request = (booking_date: string) => office.book({ booking_date, therapist_id: office.anybody });
  const reminded = () =>
    sql<{ because: string[] }>(
      office.shop.em,
      `select data -> 'because' as because from event_log where type = 'ShopReminded' order by position`,
    );
  const lookAround = () =>
    Promise.all(
      [office.server, office.worker].map((process) => process.get(TaskScheduler, { strict: false }).runAll()),
    );

  beforeEach(async () => {
    smtp = await startSmtpSink();
    office = await startOffice({ clock: new FixedClock(), env: { SMTP_URL: smtp.url } });
    const settings = office.server.get(ShopSettings);
    await office.shop.saveSetting('shop_details', { ...(await settings.read(ShopDetails)), email: shopAddress });
  });

  it('remind the shop after two opening hours, and once more the day before, however many workers look', async () => {
    const id = await request('2026-03-06');
    office.clock.advance({ minutes: 119 });
    await lookAround();
    expect(await reminded()).toEqual([]);
    office.clock.advance({ minutes: 1 });
    await lookAround();
    await lookAround();
    expect(await reminded()).toEqual([{ because: ['waiting'] }]);
    office.clock.set('2026-03-04T22:00:00.000Z');
    await lookAround();
    await lookAround();
    expect(await reminded()).toEqual([{ because: ['waiting'] }, { because: ['starts-soon'] }]);
    while (await office.worker.get(Relay).step());
    const subjects = await eventually(() => {
      const all = smtp.to(shopAddress).map(({ subject }) => subject?.split(':')[0]);
      return all.length === 3 ? all : undefined;
    }, 'the request and its reminders');
    expect(subjects.toSorted()).toEqual(['New Booking Request', 'Request Waiting', 'Request Waiting']);
    // The mail server has the mails shortly before the product's own record of them is committed.
    await eventually(async () => {
      const mails = await sql(office.shop.em, 'select recipient from booking_mails where booking_id = $1', [id]);
      return mails.length === 3 ? mails : undefined;
    }, 'the notes of the mails');
  });

  it('do not remind once they are answered, and not within the hour in which they came', async () => {
    const answered = await office.getBooking(await request('2026-03-06'));
    await office.ada.post(`/bookings/${answered.id}/cancellation`, {
      reason: 'Closed that day',
      version: answered.version,
    });
    await request('2026-03-03');
    office.clock.advance({ minutes: 59 });
    await lookAround();
    expect(await reminded()).toEqual([]);
    office.clock.advance({ minutes: 61 });
    await lookAround();
    expect(await reminded()).toEqual([{ because: ['waiting', 'starts-soon'] }]);
  });
});
