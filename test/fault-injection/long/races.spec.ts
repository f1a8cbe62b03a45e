import type { Slot } from '../checker/evidence.js';
import { createDatabase } from '../../support/database/create-database.js';
import { queryRows } from '../../support/database/query-rows.js';
import { Visitor } from '../../support/clients/visitor.js';
import { signInAdministrator } from '../harness/sign-in-administrator.js';
import type { Intent } from '../harness/plan-clients.js';
import { SeededRandom } from '../harness/seeded-random.js';
import { recordResult } from '../harness/record-result.js';
import { startHarness, type HarnessOptions } from '../harness/start-harness.js';
import { TEST_TIMEOUT_MS, runSettings } from '../harness/run-settings.js';

type Harness = Awaited<ReturnType<typeof startHarness>>;

const contested = Math.ceil(runSettings.bookings / 100);
/** One client gets the slot and 50 requests wait for it. Once it is cancelled, all 50 are confirmed at once. */
const perSlot = 51;
const keys = Math.ceil(runSettings.bookings / 10);
const copies = 5;
const random = new SeededRandom(runSettings.seed);

const fullDuration = /* sql */ `
  insert into business_settings (setting_key, setting_value)
  values ('booking_rules', '{"slot_occupancy": "full_duration", "cleanup_buffer_minutes": 15}')`;

describe('many clients at once', () => {
  it(
    `${perSlot} at each slot: one is confirmed; when it is cancelled, one of those who waited`,
    async () => {
      const plan = (slots: readonly Slot[]) =>
        planRace(slots.filter((_, nth) => nth % 20 < 10).slice(0, contested), (slot) => slot);
      const fault = `${perSlot} requests at one slot, then ${perSlot - 1} confirmations`;
      const { confirmed } = await runRace({ fault, what: `${contested} slots`, plan, afterwards: confirmAllPending });
      expect(confirmed).toBe(contested);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    `${perSlot} at starts that overlap, where a slot is taken for its duration: one is confirmed, and so on`,
    async () => {
      // Half an hour and 15 minutes to clean up: of two neighbouring starts only one can be taken; any other pair
      // fits.
      const plan = (slots: readonly Slot[]) => {
        const firsts = slots.filter((_, nth) => nth % 20 < 16 && nth % 4 === 1).slice(0, contested);
        return planRace(firsts, (first) => slots[slots.indexOf(first) + random.intBelow(2)]!);
      };
      const fault = `${perSlot} requests at overlapping starts, full duration, then ${perSlot - 1} confirmations`;
      const what = `${contested} pairs of slots`;
      const { confirmed } = await runRace({ fault, what, prepare: fullDuration, plan, afterwards: confirmAllPending });
      expect(confirmed).toBe(contested);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    `each sending the same ${copies} times: one booking; another sending under its key is refused`,
    async () => {
      const fault = `one Idempotency-Key, ${copies} times at once, then with another body`;
      const { answered } = await runRace({
        fault,
        what: `${keys} keys`,
        bookings: keys,
        copies,
        afterwards: reuseKeysForOtherBodies,
      });
      expect(answered).toBe(keys);
    },
    TEST_TIMEOUT_MS,
  );
});

function planRace(slots: readonly Slot[], choose: (slot: Slot) => Slot): Intent[] {
  const wanted = slots.flatMap((slot) => Array.from({ length: perSlot }, () => choose(slot)));
  return wanted.map((slot, index) => ({ key: random.uuid(), email: `guest-${index}@example.test`, slot }));
}

interface Race extends Partial<HarnessOptions> {
  fault: string;
  what: string;
  /** SQL that prepares the database before the first booking. */
  prepare?: string;
  /** Called once all clients have their answers. */
  afterwards?: (harness: Harness, database: string) => Promise<void>;
}

async function runRace({ fault, what, prepare, afterwards, ...options }: Race) {
  const database = await createDatabase();
  if (prepare) await queryRows(database, prepare);
  const harness = await startHarness({
    database,
    bookings: contested * 20,
    perSecond: 10_000,
    senders: perSlot,
    ...options,
  });
  await harness.send();
  const bookings = harness.clients.records.map(({ booking }) => booking);
  const confirmed = bookings.filter((booking) => booking?.status === 'confirmed').length;
  await afterwards?.(harness, database);
  await harness.waitUntilIdle();
  await harness.stop();
  const violations = await harness.violations();
  recordResult(fault, what, violations);
  expect(violations).toEqual([]);
  expect(harness.clients.serverErrors).toBe(0);
  return { confirmed, answered: bookings.filter(Boolean).length };
}

/**
 * At each slot the booking is cancelled, and all waiting requests are confirmed at the same time: one of them may
 * succeed.
 */
async function confirmAllPending({ clients, intents, url }: Harness, database: string): Promise<void> {
  const admin = await signInAdministrator(database, url);
  const noteOf = new Map(clients.records.map((note) => [note.email, note]));
  // Rivals are side by side in the plan, whichever of two starts they wanted.
  for (let first = 0; first < intents.length; first += perSlot) {
    const rivals = intents.slice(first, first + perSlot).map(({ email }) => noteOf.get(email)!);
    const winner = rivals.find(({ booking }) => booking?.status === 'confirmed')!;
    const cancelling = await admin.post(`/bookings/${winner.booking!.id}/cancellation`, { reason: 'Ill', version: 2 });
    winner.change = { kind: 'cancel', to: winner.slot, isAnswered: cancelling.status === 200 };
    const waiting = rivals.filter((rival) => rival !== winner);
    const confirming = waiting.map(({ booking }) =>
      admin.post(`/bookings/${booking!.id}/confirmation`, { version: 1 }),
    );
    const answers = (await Promise.all(confirming)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, ...Array(perSlot - 2).fill(409)]);
  }
}

async function reuseKeysForOtherBodies({ intents, url }: Harness): Promise<void> {
  const visitor = new Visitor(url);
  for (const { key, slot, email } of intents) {
    const form = { ...slot, first_name: 'Tom', last_name: 'Marsh', client_phone: '0491 570 156', client_email: email };
    const { status, body } = await visitor.post('/bookings', form, { 'idempotency-key': key });
    expect([status, body.code]).toEqual([409, 'idempotency-key-reused']);
  }
}
