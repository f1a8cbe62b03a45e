import { addDays } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { type BookingAnswer, bookingForm, officeBookingForm } from '../../support/fixtures/booking-form.js';
import { type OfficeBooking as AnyBooking, startOffice } from '../../support/fixtures/start-office.js';

type OfficeBooking = AnyBooking & { total_price: number };

describe('a price that was agreed with the client, or adds up', () => {
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

  describe('with add-ons', () => {
    interface AddOn {
      id: string;
      version: number;
    }
    let stones: AddOn, oil: AddOn;

    const create = async (name: string, minutes: number, price: number, service_ids: string[]) =>
      (await office.ada.post<AddOn>('/add-ons', { name, minutes, price, service_ids })).body;
    const check = async (booking_time: string, more: string) => {
      const slot = `therapist_id=${office.mei}&service_id=${office.swedish}&booking_date=${date}&booking_time=${booking_time}`;
      return (await office.visitor.get<{ reason: string }>(`/availability/check?${slot}${more}`)).body.reason;
    };
    const request = (more: object) => {
      const slot = { service_id: office.swedish, therapist_id: office.mei, booking_date: date, booking_time: '09:00' };
      return office.visitor.post<BookingAnswer>('/bookings', { ...bookingForm(slot), ...more });
    };

    beforeAll(async () => {
      await office.shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 });
      stones = await create('Hot stones', 15, 20, [office.swedish, office.cupping]);
      oil = await create('Scented oil', 0, 7.5, [office.cupping]);
    });

    it('takes longer and costs more, wherever a start is judged', async () => {
      expect(await request({ booking_time: '10:00' })).toMatchObject({ body: { booking: { status: 'confirmed' } } });
      expect([await check('09:00', ''), await check('09:00', '&extra=15')]).toEqual(['available', 'time_conflict']);
      expect((await request({ add_ons: [stones.id] })).body.reason).toBe('time_conflict');
      expect((await request({ booking_time: '12:00', add_ons: [stones.id], seen_price: 89.5 })).body).toMatchObject({
        code: 'price-changed',
      });
      const { body } = await request({ booking_time: '12:00', add_ons: [stones.id], seen_price: 109.5 });
      expect(body.booking).toMatchObject({
        status: 'confirmed',
        service_name: 'Swedish + Hot stones',
        booking_duration: 75,
        total_price: 109.5,
        add_ons: [{ id: stones.id, name: 'Hot stones', minutes: 15, price: 20 }],
      });
      expect(await check('13:00', '')).toBe('time_conflict');
      const anybody = await request({ therapist_id: office.anybody, booking_time: '14:00', add_ons: [stones.id] });
      expect(anybody.body.booking).toMatchObject({ booking_duration: 75 });
    });

    it.each([
      ['another treatment', () => [oil.id], 'add_ons'],
      ['nothing that is sold', () => [office.swedish], 'add_ons'],
      ['a list that names one twice', () => [stones.id, stones.id], 'add_ons'],
    ])('is refused for %s', async (_, add_ons, field) => {
      const refused = { status: 422, body: { errors: [{ field }] } };
      expect(await request({ add_ons: add_ons() })).toMatchObject(refused);
      expect(await add({ add_ons: add_ons() })).toMatchObject(refused);
    });

    it('keeps them as they were booked until the desk chooses others', async () => {
      const made = (await add({ add_ons: [stones.id] })).body;
      const { version } = stones;
      const dearer = { name: 'Hot stones', minutes: 30, price: 35, service_ids: [office.swedish], is_active: false };
      expect(await office.ada.send('PUT', `/add-ons/${stones.id}`, { ...dearer, version })).toMatchObject({
        status: 200,
      });
      expect(await office.ada.send('PUT', `/add-ons/${stones.id}`, { ...dearer, version })).toMatchObject({
        status: 409,
      });
      expect(await add({ booking_time: '12:00', add_ons: [stones.id] })).toMatchObject({ status: 422 });
      const moved = (await put(made, { booking_time: '12:00', add_ons: [stones.id] })).body;
      expect(moved).toMatchObject({ booking_duration: 75, total_price: 109.5 });
      const cut = (
        await put(moved, { booking_time: '12:00', price_kind: 'amount-off', price_value: 9.5, price_reason: 'Regular' })
      ).body;
      expect(cut).toMatchObject({ total_price: 100, add_ons: [{ price: 20 }] });
      const without = (await put(cut, { booking_time: '12:00', add_ons: [] })).body;
      expect(without).toMatchObject({ booking_duration: 60, total_price: 89.5, service_name: 'Swedish', add_ons: [] });
      const undone = await office.ada.post<OfficeBooking>(`/bookings/${made.id}/undo`, { version: without.version });
      expect(undone.body).toMatchObject({ booking_duration: 75, total_price: 100, add_ons: [{ name: 'Hot stones' }] });
      const other = (await put(undone.body, { booking_time: '12:00', service_id: office.cupping, add_ons: [oil.id] }))
        .body;
      expect(other).toMatchObject({ service_name: 'Cupping + Scented oil', total_price: 127.55, booking_duration: 90 });
    });
  });
});
