import type { Slot } from '../checker/evidence.js';
import { createDatabase } from '../../support/database.js';
import { rowsOf } from '../../support/rows-of.js';
import type { Intent } from '../rig/client-plan.js';
import { Dice } from '../rig/dice.js';
import { report } from '../rig/report.js';
import { openRig, type RigOptions } from '../rig/rig.js';
import { patienceMs, scale } from '../rig/scale.js';

const contested = Math.ceil(scale.bookings / 100);
const perSlot = 50;
const keys = Math.ceil(scale.bookings / 10);
const copies = 5;
const dice = new Dice(scale.seed);

const fullDuration = /* sql */ `
  insert into business_settings (setting_key, setting_value)
  values ('booking_rules', '{"slot_occupancy": "full_duration", "cleanup_buffer_minutes": 15}')`;

describe('many clients at once', () => {
  it(`${perSlot} at each slot: one is confirmed, the others wait`, async () => {
    const [rig, violations] = await run({ plan: (slots) => allAt(slots.filter((_, nth) => nth % 20 < 10).slice(0, contested), (slot) => slot) });
    report(`${perSlot} requests at one slot`, `${contested} slots`, violations);
    expect(rig.confirmed).toBe(contested);
  }, patienceMs);

  it(`${perSlot} at starts that overlap, where a slot is taken for its duration: one is confirmed`, async () => {
    // Half an hour and 15 minutes to clean up: of three starts in a row the one in the middle keeps both others off.
    const plan = (slots: readonly Slot[]) => {
      const middles = slots.filter((_, nth) => nth % 20 < 16 && nth % 4 === 1).slice(0, contested);
      return allAt(middles, (middle) => [middle, slots[slots.indexOf(middle) + dice.below(2)]!][dice.below(2)]!);
    };
    const [rig, violations] = await run({ plan }, fullDuration);
    report(`${perSlot} requests at overlapping starts, full duration`, `${contested} pairs of slots`, violations);
    expect(rig.confirmed).toBe(contested);
  }, patienceMs);

  it(`each sending the same ${copies} times: one booking`, async () => {
    const [rig, violations] = await run({ bookings: keys, copies });
    report(`one Idempotency-Key, ${copies} times at once`, `${keys} keys`, violations);
    expect(rig.answered).toBe(keys);
  }, patienceMs);
});

function allAt(slots: readonly Slot[], choose: (slot: Slot) => Slot): Intent[] {
  const wanted = slots.flatMap((slot) => Array.from({ length: perSlot }, () => choose(slot)));
  return wanted.map((slot, index) => ({ key: dice.uuid(), email: `guest-${index}@example.test`, slot }));
}

async function run(options: Partial<RigOptions>, prepare?: string) {
  const database = await createDatabase();
  if (prepare) await rowsOf(database, prepare);
  const rig = await openRig({ database, bookings: contested * 20, perSecond: 10_000, senders: perSlot, ...options });
  await rig.send();
  await rig.calm();
  const violations = await rig.violations();
  expect(violations).toEqual([]);
  expect(rig.clients.troubles).toBe(0);
  const bookings = rig.clients.notes.map(({ booking }) => booking);
  const confirmed = bookings.filter((booking) => booking?.status === 'confirmed').length;
  return [{ confirmed, answered: bookings.filter(Boolean).length }, violations] as const;
}
