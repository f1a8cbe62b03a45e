import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { type Answer, done } from './answer.js';
import * as rules from './booking-rules.js';
import type { SystemUnderTest } from './system-under-test.js';
import { toDate, toTime } from './system-under-test.js';
import { closeDue, offerOpenings } from './waiting-rules.js';
import {
  ANY_AVAILABLE,
  type DayState,
  durations,
  offered,
  type ModelBooking,
  type ModelShop,
  type ModelWait,
  type Slot,
  type Status,
} from './model-shop.js';

type RunBoth<Values> = (
  values: Values,
  shop: ModelShop,
  real: SystemUnderTest,
) => Promise<[expected: Answer, actual: Answer]>;
export type ModelCommand = fc.AsyncCommand<ModelShop, SystemUnderTest>;

const slot = fc.record({
  therapist: fc.constantFrom(0, 0, 0, 1, 1, ANY_AVAILABLE),
  day: fc.constantFrom(0, 1, 1, 1, 2, 61, -1),
  // The last of them is no time slot.
  time: fc.constantFrom(...offered, 600, 630, 735),
});
const service = fc.nat({ max: durations.length - 1 });
const booking = fc.nat({ max: 7 });
const isStale = fc.nat({ max: 9 }).map((n) => n === 0);
const openStatus = fc.constantFrom('pending', 'confirmed' as const);
const status = fc.constantFrom<Status>('pending', 'confirmed', 'confirmed', 'completed', 'cancelled', 'no_show');
const dayState = fc.constantFrom<DayState | 'no_show'>('expected', 'arrived', 'in_service', 'no_show');

/** A step about one of the bookings there are; the number is taken round the list, so that any fits. */
function bookingCommand<Values extends { booking: number }>(
  name: string,
  values: fc.Arbitrary<Values>,
  act: (
    of: { nth: number; booking: ModelBooking; version: number },
    ...rest: Parameters<RunBoth<Values>>
  ) => ReturnType<RunBoth<Values>>,
): fc.Arbitrary<ModelCommand> {
  return modelCommand(
    name,
    fc.record({ values, isStale }),
    ({ values, isStale }, shop, real) => {
      const nth = values.booking % shop.bookings.length;
      const booking = shop.bookings[nth]!;
      return act({ nth, booking, version: booking.version - Number(isStale) }, values, shop, real);
    },
    (shop) => shop.bookings.length > 0,
  );
}

export function modelCommand<Values>(
  name: string,
  values: fc.Arbitrary<Values>,
  act: RunBoth<Values>,
  check: (shop: Readonly<ModelShop>) => boolean = () => true,
) {
  return values.map((chosen): ModelCommand => ({
    check,
    run: async (shop, real) => {
      const [expected, actual] = await act(chosen, shop, real);
      expect(actual).toEqual(expected);
      await expectSameState(shop, real);
    },
    toString: () => `${name} ${JSON.stringify(chosen)}`,
  }));
}

const isStaleVersion = (of: { booking: ModelBooking; version: number }) => of.version !== of.booking.version;

const visitorBooks = modelCommand(
  'a visitor books',
  fc.record({ slot, service }),
  async ({ slot, service }, shop, real) => {
    // Not of the sequence: it is run again, shorter, in the same database.
    const key = randomUUID();
    const { status, code, field, id, phone } = await real.request(slot, service, key);
    if (id) await expectIdempotentRetry({ slot, service, key, id, phone }, real);
    return [rules.request(shop, slot, service), { status, ...(code && { code }), ...(field && { field }) }];
  },
);

export const modelCommands: fc.Arbitrary<ModelCommand>[] = [
  // Most other steps need a booking: without more of these, sequences would be about few.
  ...Array<typeof visitorBooks>(4).fill(visitorBooks),
  modelCommand(
    'the shop books for somebody',
    fc.record({ slot, service, openStatus }),
    async ({ slot, service, openStatus }, shop, real) => {
      const actual = await real.bookForClient(slot, service, openStatus);
      return [rules.bookForClient(shop, slot, service, openStatus as 'pending' | 'confirmed'), actual];
    },
  ),
  bookingCommand(
    'a client moves',
    fc.record({ booking, slot, mayWait: fc.boolean() }),
    async (of, { slot, mayWait }, shop, real) => {
      if (!real.sessions[of.nth]) return [done, done];
      const body = { ...real.slot(slot), as_request: mayWait };
      const actual = await real.actAsClient(of.nth, 'move', body, of.version);
      return [rules.moveOwn(shop, of.booking, slot, mayWait, isStaleVersion(of)), actual];
    },
  ),
  bookingCommand('a client opens the mailed link', fc.record({ booking }), async (of, _, shop, real) => {
    if (!real.sessions[of.nth]) return [done, done];
    return [rules.verify(shop, of.booking), await real.verify(of.nth)];
  }),
  bookingCommand('a client cancels', fc.record({ booking }), async (of, _, shop, real) => {
    if (!real.sessions[of.nth]) return [done, done];
    const actual = await real.actAsClient(of.nth, 'cancellation', {}, of.version);
    return [rules.cancelOwn(shop, of.booking, isStaleVersion(of)), actual];
  }),
  bookingCommand('the shop confirms', fc.record({ booking }), async (of, _, shop, real) => {
    const actual = await real.actAsShop(of.nth, 'confirmation', { version: of.version });
    return [rules.confirm(shop, of.booking, isStaleVersion(of)), actual];
  }),
  bookingCommand(
    'the shop cancels',
    fc.record({ booking, why: fc.constantFrom('Ill', ' ') }),
    async (of, { why }, shop, real) => {
      const actual = await real.actAsShop(of.nth, 'cancellation', { reason: why, version: of.version });
      return [rules.cancel(shop, of.booking, why, isStaleVersion(of)), actual];
    },
  ),
  bookingCommand('the shop completes', fc.record({ booking }), async (of, _, shop, real) => {
    const actual = await real.actAsShop(of.nth, 'completion', { version: of.version });
    return [rules.complete(shop, of.booking, isStaleVersion(of)), actual];
  }),
  bookingCommand(
    'the desk changes the day state',
    fc.record({ booking, dayState }),
    async (of, { dayState }, shop, real) => {
      const actual = await real.put(of.nth, '/day-state', { state: dayState, version: of.version });
      return [rules.changeDayState(shop, of.booking, dayState, isStaleVersion(of)), actual];
    },
  ),
  bookingCommand('the shop reopens', fc.record({ booking, openStatus }), async (of, { openStatus }, shop, real) => {
    const actual = await real.actAsShop(of.nth, 'reopening', { status: openStatus, version: of.version });
    return [rules.edit(shop, of.booking, { ...of.booking, status: openStatus as Status }, isStaleVersion(of)), actual];
  }),
  bookingCommand(
    'the shop undoes',
    fc.record({ booking, isLast: fc.boolean() }),
    async (of, { isLast }, shop, real) => {
      const version = (isLast && of.booking.changes.at(-1)?.version) || of.version;
      const actual = await real.actAsShop(of.nth, 'undo', { version });
      return [rules.undo(shop, of.booking, version), actual];
    },
  ),
  bookingCommand('the shop drags', fc.record({ booking, slot }), async (of, { slot }, shop, real) => {
    const actual = await real.put(of.nth, '/appointment', { ...real.slot(slot), version: of.version });
    return [rules.edit(shop, of.booking, { ...of.booking, ...slot }, isStaleVersion(of)), actual];
  }),
  bookingCommand(
    'the shop edits',
    fc.record({ booking, slot, stays: fc.boolean(), service, status }),
    async (of, values, shop, real) => {
      const slot: Slot = values.stays ? of.booking : values.slot;
      const { therapist, day, time } = slot;
      const { service, status } = values;
      const body = { ...(await real.editorForm(of.nth, slot, service)), status, version: of.version };
      const actual = await real.put(of.nth, '', body);
      return [rules.edit(shop, of.booking, { therapist, day, time, service, status }, isStaleVersion(of)), actual];
    },
  ),
  modelCommand(
    'a therapist is blocked',
    fc.record({ slot, minutes: fc.constantFrom(30, 60, 120) }),
    async ({ slot, minutes }, shop, real) => {
      if (slot.therapist === ANY_AVAILABLE) return [done, done];
      const [from, to] = [slot.time, slot.time + minutes];
      const body = { blocked_date: toDate(slot.day), start_time: toTime(from), end_time: toTime(to), reason: null };
      const actual = await real.block(slot.therapist, body);
      return [shop.block({ therapist: slot.therapist, day: slot.day, from, to }), actual];
    },
  ),
  modelCommand('a block is taken back', booking, async (which, shop, real) => {
    if (shop.blocks.length === 0) return [done, done];
    const nth = which % shop.blocks.length;
    shop.blocks.splice(nth, 1);
    return [done, await real.unblock(nth)];
  }),
  modelCommand(
    'a therapist goes on leave',
    fc.record({ therapist: fc.nat({ max: 1 }), day: fc.nat({ max: 2 }), isWhole: fc.boolean() }),
    async ({ therapist, day, isWhole }, shop, real) => {
      const [from, to] = isWhole ? [0, 1440] : [600, 690];
      const isSame = (one: { from: number } & Omit<Slot, 'time'>) =>
        one.therapist === therapist && one.day === day && one.from === from;
      if (shop.leave.some(isSame)) return [done, done];
      shop.leave.push({ therapist, day, from, to });
      const hours = isWhole ? {} : { start_time: toTime(from), end_time: toTime(to) };
      return [done, await real.enterLeave(therapist, { first_date: toDate(day), last_date: toDate(day), ...hours })];
    },
  ),
  modelCommand('leave is taken back', booking, async (which, shop, real) => {
    if (shop.leave.length === 0) return [done, done];
    const nth = which % shop.leave.length;
    shop.leave.splice(nth, 1);
    return [done, await real.withdrawLeave(nth)];
  }),
  modelCommand('the day is completed', fc.constant({}), async (_, shop, real) => {
    const today = shop.bookings.filter(
      (one) => one.status === 'confirmed' && one.day === shop.now.day && shop.isPast(one),
    );
    for (const one of today) rules.complete(shop, one, false);
    return [done, await real.completeToday()];
  }),
  modelCommand('time passes', fc.constantFrom(15, 45, 240, 720), async (minutes, shop, real) => {
    const time = shop.now.time + minutes;
    shop.now = { day: shop.now.day + Math.floor(time / 1440), time: time % 1440 };
    await real.setClock(shop.now);
    rules.lapse(shop);
    await real.lapseHolds();
    closeDue(shop);
    await real.closeDueWaits();
    offerOpenings(shop);
    await real.offerOpenings();
    return [done, done];
  }),
];

/** A request whose answer got lost is sent again, as it was and otherwise. */
async function expectIdempotentRetry(
  { slot, service, key, id, phone }: { slot: Slot; service: number; key: string; id: string; phone: string },
  real: SystemUnderTest,
) {
  expect(await real.request(slot, service, key, phone)).toMatchObject({ status: 200, id });
  expect(await real.request(slot, service, key)).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
}

/** Every booking is as the model has it, and the public grid of every day says the same. */
async function expectSameState(shop: ModelShop, real: SystemUnderTest): Promise<void> {
  const days = [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
  ].map(([therapist, day]) => ({ therapist: therapist!, day: day! }));
  const [bookings, grids] = await Promise.all([
    Promise.all(shop.bookings.map((_, nth) => real.readAsModel(nth))),
    Promise.all(days.map((day) => real.readGrid(day, 60))),
  ]);
  const expected = shop.bookings.map(
    ({ day, time, changes, undone, heldUntil, isVerified, hasLapsed, isPlacedByShop, ...booking }) => ({
      ...booking,
      date: toDate(day),
      time: toTime(time),
    }),
  );
  expect(bookings).toEqual(expected);
  expect(await real.readWaits()).toEqual(shop.waits.map(toShownWait));
  expect(grids).toEqual(days.map((day) => modelGrid(shop, day)));
}

/** An offer is shown while it can be answered. */
function toShownWait({ status, offer }: ModelWait) {
  return { status, at: status === 'offered' && offer ? `${toDate(offer.day)} ${toTime(offer.time)}` : null };
}

function modelGrid(shop: ModelShop, day: Omit<Slot, 'time'>) {
  const isAtWork = (time: number) => shop.shiftsOf(day).some(([from, to]) => time >= from && time < to);
  const closed = (time: number) => {
    if (shop.isPast({ ...day, time })) return 'past';
    if (shop.isOnLeave({ ...day, time }, durations[0]!)) return 'day_off';
    if (shop.isTaken({ ...day, time }, 0, 'open') || shop.isRoomTaken({ ...day, time }, 0, 'open')) return 'taken';
    return isAtWork(time) ? null : 'outside_shift';
  };
  return { remaining: shop.remaining(day, 'open'), closed: offered.map((time) => [toTime(time), closed(time)]) };
}
