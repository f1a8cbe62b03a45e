import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface Match {
  id: string;
  name: string;
}

describe('what is known of clients', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  const date = '2026-03-03';

  const follow = async () => {
    while (await office.worker.get(Relay).step());
    while (await office.worker.get(Projector).step());
  };
  const find = async (text: string) => (await office.ada.get<{ items: Match[] }>(`/clients?text=${text}`)).body.items;
  const add = (more: object) =>
    office.ada.post<OfficeBooking>('/office-bookings', {
      service_id: office.swedish,
      therapist_id: office.mei,
      booking_date: date,
      client_name: 'Zara Iyer',
      client_phone: '0412 345 678',
      status: 'confirmed',
      ...more,
    });

  beforeAll(async () => {
    office = await startOffice();
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it('health notes are read by the therapist who treats the client, and by no other', async () => {
    const own = (await add({ booking_time: '09:00' })).body;
    const others = (await add({ therapist_id: office.tom, booking_time: '10:00' })).body;
    await follow();
    const [zara] = await find('zara');
    for (const [kind, text] of [
      ['health', 'Allergic to nuts'],
      ['note', 'Pays by card'],
    ])
      await office.ada.post(`/clients/${zara!.id}/notes`, { kind, text });
    const notes = await office.staff.get<{ text: string }[]>(`/bookings/${own.id}/health-notes`);
    expect(notes.body.map(({ text }) => text)).toEqual(['Allergic to nuts']);
    expect(await office.staff.get(`/bookings/${others.id}/health-notes`)).toMatchObject({ status: 403 });
    expect((await office.ada.get(`/bookings/${others.id}/health-notes`)).body).toHaveLength(1);
    await office.ada.post(`/bookings/${own.id}/cancellation`, { reason: 'Ill', version: own.version });
    expect(await office.staff.get(`/bookings/${own.id}/health-notes`)).toMatchObject({ status: 403 });
    expect(await office.staff.get(`/bookings/${office.mei}/health-notes`)).toMatchObject({ status: 404 });
  });

  it('who only waited is found, and erased for good', async () => {
    const joined = await office.ada.post('/office-waiting-list', {
      client_name: 'Waldo Quist',
      client_phone: '0491 570 333',
      client_email: null,
      service_id: office.swedish,
      therapist_id: null,
      windows: [{ date, from: '09:00', to: '17:00' }],
    });
    expect(joined.status).toBe(201);
    await follow();
    const [waldo] = await find('waldo');
    expect(waldo).toMatchObject({ name: 'Waldo Quist' });
    const listed = await office.ada.get<{ items: { name: string; total_bookings: number }[] }>(
      '/customers?search=Quist',
    );
    expect(listed.body.items).toMatchObject([{ name: 'Waldo Quist', total_bookings: 0 }]);
    for (const projection of office.worker.get(ProjectionRegistry).all()) {
      const corrections = await office.worker.get(ProjectionRebuilder).run(projection);
      expect(corrections).toEqual(Object.fromEntries(projection.tables.map((table) => [table, 0])));
    }
    const erased = await office.ada.post(`/clients/${waldo!.id}/erasure`, { confirm_name: 'Waldo Quist' });
    expect(erased.status).toBeLessThan(300);
    await follow();
    expect(await find('waldo')).toEqual([]);
  });

  it('a walk-in who is known is booked under their record, whose last visit it is', async () => {
    await office.shop.shift(office.tom, '2026-03-02', '09:00-17:00');
    const vera = { client_name: 'Vera Known', client_phone: '0491 570 777', client_email: 'Vera@client.test' };
    await add({ booking_time: '13:00', ...vera });
    await follow();
    const [{ id }] = (await find('vera')) as [Match];
    const read = async () =>
      (await office.ada.get<{ bookings: number; last_visit_id: string | null }>(`/clients/${id}`)).body;
    expect(await read()).toMatchObject({ bookings: 1, last_visit_id: null });
    const visit = { service_id: office.swedish, therapist_id: office.tom };
    expect(await office.ada.post('/walk-ins', { ...visit, ...vera, client_email: 'vera' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'client_email' }] },
    });
    const walkIn = await office.ada.post<OfficeBooking>('/walk-ins', { ...visit, ...vera });
    expect(walkIn).toMatchObject({ status: 201, body: { client_email: 'Vera@client.test' } });
    await follow();
    expect((await find('vera')).map((match) => match.id)).toEqual([id]);
    expect(await read()).toMatchObject({ bookings: 2, last_visit_id: walkIn.body.id });
  });

  it('a walk-in without a number is nobody’s client', async () => {
    await office.shop.shift(office.mei, '2026-03-02', '09:00-17:00');
    const walkIn = { service_id: office.swedish, therapist_id: office.mei, client_name: 'Nemo Nilsson' };
    expect((await office.ada.post('/walk-ins', walkIn)).status).toBe(201);
    await follow();
    expect(await find('nemo')).toEqual([]);
  });
});
