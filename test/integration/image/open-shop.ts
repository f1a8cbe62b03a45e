import { Visitor } from '../../support/clients/visitor.js';

const DAY_MS = 86_400_000;

/** A shop with one slot, opened through the API as its administrator does it by hand. @returns the slot */
export async function openShop(admin: Visitor, shopEmail: string) {
  const date = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  const create = async (path: string, body: unknown) => {
    const answer = await admin.post<{ id: string }>(path, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.id;
  };
  const { body: settings } = await admin.get<{ shop_details: { value: object; version: number } }>('/settings');
  const { value, version } = settings.shop_details;
  const details = { value: { ...value, email: shopEmail }, version };
  expect(await admin.send('PUT', '/settings/shop_details', details)).toMatchObject({ status: 200 });
  const service_id = await create('/services', { name: 'Swedish', description: 'An hour of rest.', price: 89.5 });
  const therapist_id = await create('/therapists', { name: 'Mei', hourly_rate: 40 });
  const shift = { start_time: '09:00', end_time: '17:00', shift_type: 'custom' };
  await create('/roster-entries', { ...shift, roster_date: date, therapist_id });
  await create('/time-slots', { start_time: '10:00', end_time: '10:30', shift_type: 'Morning' });
  return { service_id, therapist_id, booking_date: date, booking_time: '10:00' };
}
