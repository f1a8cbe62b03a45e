import { addDays } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { officeBookingForm } from '../../support/fixtures/booking-form.js';
import { type OfficeBooking as AnyBooking, startOffice } from '../../support/fixtures/start-office.js';

type OfficeBooking = AnyBooking & { total_price: number };

describe('a price that was agreed with the client', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let date = '2026-03-02';

  const form = (more: object = {}) => officeBookingForm(office, date, more);
  const add = (more: object = {}) => office.ada.post<OfficeBooking>('/office-bookings', form(more));
  const put = ({ id, version }: OfficeBooking, more: object) =>
    office.ada.send<OfficeBooking>('PUT', `/bookings/${id}`, { ...form(), version, ...more });
  const tenOff = { price_kind: 'percent-off', price_value: 10, price_reason: 'Waited for an hour' };
  const findEvents = (id: string) =>
    sql<{ type: string; data: object; sealed: Buffer | null }>(
      office.shop.em,
      'select type, data, sealed from event_log where stream = $1 order by version',
      [id],
    );

  beforeAll(async () => {
    office = await startOffice();
  });

  beforeEach(async () => {
    date = addDays(date, 1);
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it('is kept beside the list price with its reason, in history and log, and sealed', async () => {
    const list = (await add({ booking_time: '11:00' })).body.total_price;
    const { status, body } = await add(tenOff);
    expect(status).toBe(201);
    const price = Math.round(list * 90) / 100;
    expect(body).toMatchObject({
      status: 'confirmed',
      total_price: price,
      agreed_price: { list_price: list, kind: 'percent-off', value: 10, reason: 'Waited for an hour' },
    });
    const [, event] = await findEvents(body.id);
    expect(event).toMatchObject({ type: 'BookingPriceChanged', sealed: expect.any(Buffer) });
    expect(JSON.stringify(event!.data)).not.toContain('Waited');
    const entry = await eventually(
      async () => (await office.findLogEntries(body.id)).find(({ action_type }) => action_type === 'booking_price'),
      'the entry',
    );
    expect(entry).toMatchObject({
      details: { reason: 'Waited for an hour', agreed: { kind: 'percent-off', value: 10 } },
    });
    const found = await office.ada.get<{ items: object[] }>('/admin-action-logs?search=Waited for an');
    expect(found.body.items).toEqual([
      expect.objectContaining({ action_type: 'booking_price', details: entry.details }),
    ]);
    const { body: timeline } = await office.ada.get<{ events: { type: string; changes: { field: string }[] }[] }>(
      `/bookings/${body.id}/timeline`,
    );
    const changes = timeline.events.find(({ type }) => type === 'BookingPriceChanged')!.changes;
    expect(changes.map(({ field }) => field)).toEqual(['total_price', 'list_price', 'price_reason']);
  });

  it.each([
    ['no reason', { price_kind: 'own', price_value: 50 }, 'price_reason'],
    ['a blank reason', { price_kind: 'own', price_value: 50, price_reason: '  ' }, 'price_reason'],
    ['no number', { price_kind: 'amount-off', price_reason: 'Friend' }, 'price_value'],
    ['more off than it costs', { price_kind: 'amount-off', price_value: 5_000, price_reason: 'Friend' }, 'price_value'],
    ['half a percent', { price_kind: 'percent-off', price_value: 0.5, price_reason: 'Friend' }, 'price_value'],
    ['101 percent', { price_kind: 'percent-off', price_value: 101, price_reason: 'Friend' }, 'price_value'],
    ['a third of a cent', { price_kind: 'own', price_value: 10.333, price_reason: 'Friend' }, 'price_value'],
    ['a kind that nobody knows', { price_kind: 'gift', price_value: 1, price_reason: 'Friend' }, 'price_kind'],
  ])('is refused with %s', async (_, more, field) => {
    expect(await add(more)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('changes, becomes the list price again, and is undone, and a completed booking has it put right', async () => {
    const made = (await add()).body;
    const own = (await put(made, { price_kind: 'own', price_value: 40.5, price_reason: 'Regular' })).body;
    expect(own).toMatchObject({ total_price: 40.5, agreed_price: { list_price: made.total_price } });
    const off = (await put(own, { price_kind: 'amount-off', price_value: 10, price_reason: 'Regular' })).body;
    expect(off.total_price).toBe(made.total_price - 10);
    const same = (await put(off, { price_kind: 'amount-off', price_value: 10, price_reason: 'Regular' })).body;
    expect(same.version).toBe(off.version);
    const undone = await office.ada.post<OfficeBooking>(`/bookings/${made.id}/undo`, { version: off.version });
    expect(undone.body).toMatchObject({ total_price: 40.5, agreed_price: { kind: 'own', reason: 'Regular' } });
    const list = (await put(undone.body, { price_kind: 'list' })).body;
    expect(list).toMatchObject({ total_price: made.total_price, agreed_price: null });
  });

  it('does not hold for another service, and goes with a move', async () => {
    const made = (await add(tenOff)).body;
    const moved = (await put(made, { booking_time: '12:00' })).body;
    expect(moved).toMatchObject({ agreed_price: { kind: 'percent-off' }, total_price: made.total_price });
    const other = (await put(moved, { booking_time: '12:00', service_id: office.cupping })).body;
    expect(other.agreed_price).toBeNull();
  });

  it('is what takings and the client’s sum count', async () => {
    const { body } = await add({ ...tenOff, client_email: 'agreed@client.test' });
    const customer = await eventually(async () => {
      const rows = await sql<{ spent: Record<string, number> }>(
        office.shop.em,
        "select spent from customers where email = 'agreed@client.test'",
      );
      return rows[0];
    }, 'the customer');
    expect(Object.values(customer.spent)).toEqual([Math.round(body.total_price * 100)]);
  });
});
