import type { Slot } from '../checker/evidence.js';
import { createDatabase } from '../../support/database.js';
import { rowsOf } from '../../support/rows-of.js';
import { Visitor } from '../../support/visitor.js';
import { administrator } from '../rig/administrator.js';
import type { Intent } from '../rig/client-plan.js';
import { Dice } from '../rig/dice.js';
import { report } from '../rig/report.js';
import { openRig, type RigOptions } from '../rig/rig.js';
import { patienceMs, scale } from '../rig/scale.js';

type Rig = Awaited<ReturnType<typeof openRig>>;

const contested = Math.ceil(scale.bookings / 100);
/** One gets the slot, 50 wait for it; when that one is gone, all 50 are confirmed at once. */
const perSlot = 51;
const keys = Math.ceil(scale.bookings / 10);
const copies = 5;
const dice = new Dice(scale.seed);

const fullDuration = /* sql */ `
  insert into business_settings (setting_key, setting_value)
  values ('booking_rules', '{"slot_occupancy": "full_duration", "cleanup_buffer_minutes": 15}')`;

describe('many clients at once', () => {
  it(`${perSlot} at each slot: one is confirmed; when it is cancelled, one of those who waited`, async () => {
    const plan = (slots: readonly Slot[]) => allAt(slots.filter((_, nth) => nth % 20 < 10).slice(0, contested), (slot) => slot);
    const fault = `${perSlot} requests at one slot, then ${perSlot - 1} confirmations`;
    const { confirmed } = await run({ fault, what: `${contested} slots`, plan, afterwards: confirmAllWhoWait });
    expect(confirmed).toBe(contested);
  }, patienceMs);

  it(`${perSlot} at starts that overlap, where a slot is taken for its duration: one is confirmed, and so on`, async () => {
    // Half an hour and 15 minutes to clean up: two starts in a row keep each other off, and no other pair.
    const plan = (slots: readonly Slot[]) => {
      const firsts = slots.filter((_, nth) => nth % 20 < 16 && nth % 4 === 1).slice(0, contested);
      return allAt(firsts, (first) => slots[slots.indexOf(first) + dice.below(2)]!);
    };
    const fault = `${perSlot} requests at overlapping starts, full duration, then ${perSlot - 1} confirmations`;
    const what = `${contested} pairs of slots`;
    const { confirmed } = await run({ fault, what, prepare: fullDuration, plan, afterwards: confirmAllWhoWait });
    expect(confirmed).toBe(contested);
  }, patienceMs);

  it(`each sending the same ${copies} times: one booking; another sending under its key is refused`, async () => {
    const fault = `one Idempotency-Key, ${copies} times at once, then with another body`;
    const { answered } = await run({ fault, what: `${keys} keys`, bookings: keys, copies, afterwards: sendOthersUnderTheirKeys });
    expect(answered).toBe(keys);
  }, patienceMs);
});

function allAt(slots: readonly Slot[], choose: (slot: Slot) => Slot): Intent[] {
  const wanted = slots.flatMap((slot) => Array.from({ length: perSlot }, () => choose(slot)));
  return wanted.map((slot, index) => ({ key: dice.uuid(), email: `guest-${index}@example.test`, slot }));
}

interface Race extends Partial<RigOptions> {
  fault: string;
  what: string;
  /** Done to the database before anybody books. */
  prepare?: string;
  /** What happens when all have their answer. */
  afterwards?: (rig: Rig, database: string) => Promise<void>;
}

async function run({ fault, what, prepare, afterwards, ...options }: Race) {
  const database = await createDatabase();
  if (prepare) await rowsOf(database, prepare);
  const rig = await openRig({ database, bookings: contested * 20, perSecond: 10_000, senders: perSlot, ...options });
  await rig.send();
  const bookings = rig.clients.notes.map(({ booking }) => booking);
  const confirmed = bookings.filter((booking) => booking?.status === 'confirmed').length;
  await afterwards?.(rig, database);
  await rig.calm();
  await rig.close();
  const violations = await rig.violations();
  report(fault, what, violations);
  expect(violations).toEqual([]);
  expect(rig.clients.troubles).toBe(0);
  return { confirmed, answered: bookings.filter(Boolean).length };
}

/** At each slot the booking is cancelled, and all who wait are confirmed at the same time: one of them may. */
async function confirmAllWhoWait({ clients, intents, url }: Rig, database: string): Promise<void> {
  const admin = await administrator(database, url);
  const noteOf = new Map(clients.notes.map((note) => [note.email, note]));
  // Rivals stand side by side in the plan, whichever of two starts they wanted.
  for (let first = 0; first < intents.length; first += perSlot) {
    const rivals = intents.slice(first, first + perSlot).map(({ email }) => noteOf.get(email)!);
    const winner = rivals.find(({ booking }) => booking?.status === 'confirmed')!;
    const cancelling = await admin.post(`/bookings/${winner.booking!.id}/cancellation`, { reason: 'Ill', version: 2 });
    winner.change = { kind: 'cancel', to: winner.slot, isAnswered: cancelling.status === 200 };
    const waiting = rivals.filter((rival) => rival !== winner);
    const confirming = waiting.map(({ booking }) => admin.post(`/bookings/${booking!.id}/confirmation`, { version: 1 }));
    const answers = (await Promise.all(confirming)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, ...Array(perSlot - 2).fill(409)]);
  }
}

async function sendOthersUnderTheirKeys({ intents, url }: Rig): Promise<void> {
  const visitor = new Visitor(url);
  for (const { key, slot, email } of intents) {
    const form = { ...slot, first_name: 'Tom', last_name: 'Marsh', client_phone: '0491 570 156', client_email: email };
    const { status, body } = await visitor.post('/bookings', form, { 'idempotency-key': key });
    expect([status, body.code]).toEqual([409, 'idempotency-key-reused']);
  }
}
