import { addDays } from '../../../src/kernel/local-time.js';
import type { OfficeRequest } from './office-request.js';
import { importedClient } from './import-clients.js';

/** What the goals are set for. */
export const THERAPISTS = 12;
export const CLIENTS = 50_000;
const BOOKINGS_A_DAY = 200;
/** Today and the days behind it that are full. */
const FULL_DAYS = 28;

const HALF_HOURS = Array.from({ length: 24 }, (_, n) => n);
const FREE_HALF_HOURS = 4;
/** What is taken of one newcomer a day, whose morning and evening are free. */
const NOON = HALF_HOURS.slice(8, 16);
const NEWCOMER = 'Robin Person';
const AT_ONCE = 6;

export interface Therapist {
  id: string;
  name: string;
  is_active: boolean;
  version: number;
}

/** Fills the demo shop: twelve people on duty from nine to nine, two hundred bookings a day of half an hour each. */
export async function fillShop(office: OfficeRequest, today: string): Promise<void> {
  const days = Array.from({ length: FULL_DAYS }, (_, ahead) => addDays(today, ahead));
  const therapists = await employ(office);
  const service = await office.post<{ id: string }>('/services', {
    name: 'Neck in Half an Hour',
    description: 'Half an hour for neck and shoulders, in the clothes that one came in.',
    ...{ price: 65, duration: 30, cleanup: 0 },
  });
  await roster(office, therapists, days);
  // The demo's own people have bookings of the demo, at any time of the day.
  const newcomers = therapists.filter(({ name }) => name.startsWith(NEWCOMER));
  let nth = 0;
  for (const [ahead, date] of days.entries()) {
    const { items } = await office.get<{ items: unknown[] }>(`/bookings?status=active&limit=100&date=${date}`);
    let left = BOOKINGS_A_DAY - items.length;
    const rested = newcomers[ahead % newcomers.length];
    const starts = therapists.flatMap((each, place) =>
      (each === rested ? NOON : takenStarts(place, ahead)).map((start) => ({ id: each.id, start })),
    );
    const next = async () => {
      for (let each = starts.shift(); each && left > 0; each = starts.shift()) {
        const { name, phone, email } = importedClient((nth++ * 7) % CLIENTS);
        left--;
        const isTaken = await office.tryPost('/office-bookings', {
          ...{ service_id: service.id, therapist_id: each.id, booking_date: date, booking_time: toTime(each.start) },
          // Few of them have left an address, so that the product is not measured while it writes thousands of letters.
          ...{
            client_name: name,
            client_phone: phone,
            client_email: nth % 20 === 0 ? email : null,
            status: 'confirmed',
          },
        });
        if (!isTaken) left++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    console.log(`  ${date}: ${BOOKINGS_A_DAY - left} bookings`);
  }
}

/** The half hours of somebody that are taken: all but two hours on end. */
function takenStarts(place: number, ahead: number): number[] {
  const free = (place * 2 + ahead) % (HALF_HOURS.length - FREE_HALF_HOURS);
  return HALF_HOURS.filter((n) => n < free || n >= free + FREE_HALF_HOURS);
}

async function employ(office: OfficeRequest): Promise<Therapist[]> {
  const active = async () =>
    (await office.get<Therapist[]>('/office/therapists')).filter(
      ({ is_active, name }) => is_active && name !== 'Any Available',
    );
  for (let number = (await active()).length; number < THERAPISTS; number++)
    await office.post('/therapists', { name: `${NEWCOMER}${number}`, hourly_rate: 90, available_slots: 48 });
  for (const { id, version } of await active())
    await office.send('patch', `/therapists/${id}`, { available_slots: 48, version });
  // Without a list of treatments, somebody gives each of them.
  for (const { id, version } of await active())
    await office.send('put', `/therapists/${id}/treatments`, { treatments: [], version });
  return active();
}

/** Instead of what the demo has planned. */
async function roster(office: OfficeRequest, therapists: Therapist[], days: string[]): Promise<void> {
  const planned = await office.get<{ id: string; version: number }[]>(
    `/roster-entries?from=${days[0]}&to=${days.at(-1)}`,
  );
  const removals = planned.map(({ id, version }) => ({ id, version }));
  const additions = days.flatMap((roster_date) =>
    therapists.map(({ id }) => ({
      ...{ therapist_id: id, roster_date, start_time: '09:00', end_time: '21:00', shift_type: 'custom' },
    })),
  );
  const change = { changes: [], draft: false, on_overlap: 'refuse', keep: true };
  await office.post('/roster-changes', { ...change, removals, additions: [] });
  await office.post('/roster-changes', { ...change, removals: [], additions });
}

const toTime = (halfHour: number) =>
  `${String(9 + Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 ? '30' : '00'}`;
