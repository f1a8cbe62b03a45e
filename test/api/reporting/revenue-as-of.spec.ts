import { parseSetting } from '../../../src/catalog/settings/setting-definitions.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { startOffice } from '../../support/fixtures/start-office.js';

interface Report {
  summary: object;
  days: object[];
  as_of: { is_current: boolean };
}

/** The clock is set to Monday 2026-03-02, 10:00. */
it('revenue can be read as it was at an earlier minute, to the cent, whatever happened to the bookings since', async () => {
  const office = await startOffice();
  const { clock, shop, mei, tom, anybody, cupping, ada, worker } = office;
  for (const therapist of [mei, tom]) await shop.shift(therapist, '2026-03-04', '09:00-17:00');
  const revenue = async (more = '') =>
    (await ada.get<Report>(`/reports/revenue?start_date=2026-03-02&end_date=2026-03-08${more}`)).body;
  let minute = 0;
  const told: { asOf: string; report: Report; ofTom: Report }[] = [];
  const tell = async () => {
    while (await worker.get(Relay).step());
    while (await worker.get(Projector).step());
    told.push({
      asOf: `&as_of=2026-03-02T10:0${minute}`,
      report: await revenue(),
      ofTom: await revenue(`&therapist_id=${tom}`),
    });
    clock.advance({ minutes: 1 });
    minute += 1;
  };

  await tell();
  await office.book({ booking_date: '2026-03-03', booking_time: '09:00', therapist_id: anybody });
  const id = await office.book({ booking_date: '2026-03-04', booking_time: '10:00', service_id: cupping });
  await tell();
  const to = { therapist_id: tom, booking_date: '2026-03-04', booking_time: '14:00' };
  await ada.send('PUT', `/bookings/${id}/appointment`, { ...to, version: (await office.getBooking(id)).version });
  await tell();
  await ada.post(`/bookings/${id}/cancellation`, { reason: 'Ill', version: (await office.getBooking(id)).version });
  await office.book({ booking_date: '2026-03-04', booking_time: '11:00' });
  await tell();
  await shop.saveSetting('payment_settings', parseSetting('payment_settings', { currency: 'AUD' }));

  for (const { asOf, report, ofTom } of told) {
    expect(await revenue(asOf)).toEqual(report);
    expect(await revenue(`${asOf}&therapist_id=${tom}`)).toEqual(ofTom);
  }
  expect(new Set(told.map(({ report }) => JSON.stringify([report.summary, report.days]))).size).toBe(3);
  expect(new Set(told.map(({ ofTom }) => JSON.stringify(ofTom.summary))).size).toBe(2);
  expect((await revenue('&as_of=2026-03-01T23:59')).summary).toMatchObject({ total_revenue: 0, booking_count: 0 });
  const unreadable = await ada.get('/reports/revenue?start_date=2026-03-02&end_date=2026-03-08&as_of=noon');
  expect(unreadable).toMatchObject({ status: 422, body: { errors: [{ field: 'as_of' }] } });
});
