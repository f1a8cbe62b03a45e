import fc from 'fast-check';
import { done } from './answer.js';
import { modelCommand, type ModelCommand } from './commands.js';
import { durations, type ModelShop, type ModelWait, offered } from './model-shop.js';
import type { SystemUnderTest } from './system-under-test.js';
import * as rules from './waiting-rules.js';

const criteria = fc
  .record({
    therapist: fc.constantFrom(0, 0, 1),
    day: fc.constantFrom(0, 1, 1, 2),
    times: fc.tuple(fc.constantFrom(...offered), fc.constantFrom(...offered)),
    service: fc.nat({ max: durations.length - 1 }),
  })
  .map(({ times, ...criteria }) => ({ ...criteria, from: Math.min(...times), to: Math.max(...times) }));

const joins = modelCommand('somebody joins the waiting list', criteria, async (criteria, shop, real) => {
  const actual = await real.joinWaitingList(criteria);
  return [rules.join(shop, criteria), actual];
});

const offers = modelCommand('openings are offered', fc.constant({}), async (_, shop, real) => {
  rules.offerOpenings(shop);
  await real.offerOpenings();
  return [done, done];
});

/** What one of those on the list does; the number is taken round the list, so that any fits. */
function answers(
  name: string,
  act: (
    shop: ModelShop,
    wait: ModelWait,
    nth: number,
    real: SystemUnderTest,
  ) => ReturnType<Parameters<typeof modelCommand>[2]>,
): fc.Arbitrary<ModelCommand> {
  return modelCommand(
    name,
    fc.nat({ max: 5 }),
    (which, shop, real) => {
      // Most of them have nothing to answer: who has an offer comes first.
      const open = shop.waits.flatMap(({ status }, nth) => (status === 'offered' ? [nth] : []));
      const nth = open.length > 0 && which > 0 ? open[which % open.length]! : which % shop.waits.length;
      return act(shop, shop.waits[nth]!, nth, real);
    },
    (shop) => shop.waits.length > 0,
  );
}

export const waitingCommands: fc.Arbitrary<ModelCommand>[] = [
  joins,
  joins,
  offers,
  offers,
  answers('an offer is accepted', async (shop, wait, nth, real) => {
    const isBooked = wait.status === 'booked';
    const actual = await real.answerOffer(nth, 'acceptance');
    if (actual.status === 200 && !isBooked) await real.noteBookingOf(nth);
    return [rules.accept(shop, wait), actual];
  }),
  answers('an offer is declined', async (shop, wait, nth, real) => {
    const actual = await real.answerOffer(nth, 'refusal');
    return [rules.decline(shop, wait), actual];
  }),
  answers('somebody leaves the list', async (shop, wait, nth, real) => {
    const actual = await real.answerOffer(nth, 'withdrawal');
    return [rules.withdraw(shop, wait), actual];
  }),
];
