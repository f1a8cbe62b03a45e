import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { eventually } from '../../support/eventually.js';

interface Client {
  id: string;
  name: string;
  alert: string | null;
  bookings: number;
  sharing: { id: string }[];
  merged: { id: string; merged_into: string; name: string }[];
}

let office: Awaited<ReturnType<typeof startOffice>>;
/** Ids of three clients with a booking each. */
let ann: string;
let bea: string;
let cho: string;

const get = async (id: string) => (await office.ada.get<Client>(`/clients/${id}`)).body;
const merge = (into: string, other_id: string) => office.ada.post<Client>(`/clients/${into}/merges`, { other_id });
const unmerge = (id: string, recordId: string) =>
  office.ada.send<Client>('DELETE', `/clients/${id}/merges/${recordId}`);

beforeAll(async () => {
  office = await startOffice();
  await office.shop.shift(office.mei, '2026-03-03', '09:00-17:00');
  const ids = [];
  for (const [nth, name] of ['Ann', 'Bea', 'Cho'].entries()) {
    await office.book({
      booking_date: '2026-03-03',
      booking_time: ['09:00', '10:00', '11:00'][nth]!,
      first_name: name,
      client_email: `${name.toLowerCase()}@client.test`,
      // Bea's and Cho's are one.
      client_phone: ['0491 570 101', '0491 570 102', '0491 570 102'][nth]!,
    });
  }
  while (await office.worker.get(Relay).step());
  while (await office.worker.get(Projector).step());
  for (const name of ['ann', 'bea', 'cho']) {
    const { body } = await office.ada.get<{ items: { id: string }[] }>(`/clients?text=${name}@client`);
    ids.push(body.items[0]!.id);
  }
  [ann, bea, cho] = ids as [string, string, string];
});

it('suggests whoever has the same number once, as the person that they were merged into', async () => {
  expect((await get(cho)).sharing).toMatchObject([{ id: bea }]);
  const { body } = await merge(ann, bea);
  expect((await get(cho)).sharing).toMatchObject([{ id: ann }]);
  await unmerge(ann, body.merged[0]!.id);
});

it('says into which record each was merged, and parts a merge of a merge in any order', async () => {
  await merge(ann, bea);
  const { body: person } = await merge(cho, bea);
  expect(person).toMatchObject({ id: cho, bookings: 3 });
  const [ofAnn, ofBea] = [ann, bea].map((id) => person.merged.find((record) => record.id === id)!);
  expect(ofBea!.merged_into).toBe(ofAnn!.id);
  expect([ofAnn!.id, ofBea!.id]).not.toContain(ofAnn!.merged_into);

  expect((await unmerge(cho, ofAnn!.id)).body).toMatchObject({ id: cho, bookings: 1, merged: [] });
  expect(await get(bea)).toMatchObject({ id: ann, bookings: 2, merged: [{ id: bea }] });
  await merge(cho, ann);
  expect((await unmerge(cho, ofBea!.id)).body).toMatchObject({ id: cho, bookings: 2, merged: [{ id: ann }] });
  expect(await get(bea)).toMatchObject({ id: bea, bookings: 1, merged: [] });
  await unmerge(cho, ofAnn!.id);
});

describe('alerts', () => {
  const change = (id: string, body: object) => office.ada.send<Client>('PUT', `/clients/${id}/alert`, body);
  const alertOfBooking = async (name: string) => {
    const { body } = await office.ada.get<{ items: { client_alert: string | null }[] }>(
      `/bookings?name=${name}&from=2026-03-03&to=2026-03-03`,
    );
    return body.items[0]!.client_alert;
  };

  it('those of all merged records are shown with each booking', async () => {
    await change(ann, { alert: 'Pays cash' });
    await change(bea, { alert: 'Nut oil allergy' });
    const { body } = await merge(ann, bea);
    expect(body.alert).toBe('Pays cash · Nut oil allergy');
    expect(await alertOfBooking('Ann')).toBe('Pays cash · Nut oil allergy');
    expect(await alertOfBooking('Bea')).toBe('Pays cash · Nut oil allergy');
    // The past is read as far as the reports have followed the log.
    const readPast = () => office.ada.get<{ alert: string }>(`/clients/${ann}/as-of?at=2026-03-02T10:01`);
    await eventually(
      async () => (await readPast()).body.alert === 'Pays cash · Nut oil allergy' || undefined,
      'both alerts in the past',
    );
    await unmerge(ann, bea);
    expect((await get(ann)).alert).toBe('Pays cash');
    expect((await get(bea)).alert).toBe('Nut oil allergy');
  });

  it('a new one takes the place of all of them, and removing it leaves none', async () => {
    await merge(ann, bea);
    expect((await change(ann, { alert: 'Nut oil allergy' })).body.alert).toBe('Nut oil allergy');
    expect((await change(ann, { alert: null })).body.alert).toBeNull();
    expect(await alertOfBooking('Bea')).toBeNull();
    await unmerge(ann, bea);
  });

  it('one is not replaced unseen', async () => {
    await change(ann, { alert: 'Latex allergy', seen_alert: null });
    const answer = await change(ann, { alert: 'Pays cash', seen_alert: null });
    expect(answer).toMatchObject({ status: 409, body: { code: 'modified', errors: [{ field: 'alert' }] } });
    expect((await get(ann)).alert).toBe('Latex allergy');
    expect((await change(ann, { alert: null, seen_alert: 'Latex allergy' })).body.alert).toBeNull();
  });
});

it('a merge beside an unmerge counts nobody as merged who is not', async () => {
  const { body } = await merge(ann, bea);
  const { id } = body.merged[0]!;
  const em = office.shop.em.fork();
  await em.begin();
  await sql(em, 'select from clients where id = $1 for update', [id]);
  const parting = unmerge(ann, id);
  await waiting(1);
  const joining = merge(cho, ann);
  await waiting(2);
  await em.commit();
  expect((await parting).status).toBe(200);
  expect((await joining).status).toBe(200);
  expect(await get(cho)).toMatchObject({ bookings: 2, merged: [{ id: ann }] });
  expect(await get(bea)).toMatchObject({ id: bea, bookings: 1, merged: [] });
  const results = await office.worker.get(IntegrityChecks).run();
  expect(results.flatMap(({ violations }) => violations)).toEqual([]);
});

/** Until so many transactions wait for a lock. */
const waiting = (count: number) =>
  eventually(async () => (await sql(office.shop.em, waitingSql, [])).length === count || undefined, `${count} waiting`);

const waitingSql = /* sql */ `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
