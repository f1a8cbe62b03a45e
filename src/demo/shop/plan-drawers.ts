import type { Actor } from '../../kernel/actor.js';
import type { LocalDate, LocalDateTime } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { PlannedDrawer, PlannedSale } from '../../payments/index.js';
import type { PlannedHistory } from '../bulk/bulk-plan.js';
import { seededRandom } from '../seeded-random.js';

/** The cash that stays in the drawer overnight. */
const FLOAT: Cents = 20_000;

const OPENED = '08:30';
const CLOSED = '23:00';

/** One in this many days has a difference, of at most so many dollars. */
const ONE_DIFFERENT_IN = 14;
const MAX_DIFFERENCE_DOLLARS = 10;

const differenceReasons = [
  'Too much change given in the rush at noon.',
  'Counted twice; the till was one note off.',
  'Change of a tip was not noted.',
];

const METHODS = ['cash', 'card', 'other'] as const;

interface DrawerInputs {
  /** Days that are over. */
  days: readonly LocalDate[];
  currency: string;
  by: Actor;
  toInstant(local: LocalDateTime): Date;
}

interface Movement {
  day: LocalDate;
  method: PlannedSale['method'];
  cents: Cents;
  tipCents: Cents;
  isRefund: boolean;
}

/** Plans that a person closes each day on which the shop was open, with a difference now and then. */
export function planDrawers(
  histories: readonly PlannedHistory[],
  { days, currency, by, toInstant }: DrawerInputs,
): PlannedDrawer[] {
  const movements = Map.groupBy(histories.flatMap(toMovements), ({ day }) => day);
  const random = seededRandom(`drawers ${days.at(-1) ?? ''}`);
  return days.map((day, nth) => {
    const moved = movements.get(day) ?? [];
    const methods = METHODS.map((method) => {
      const of = moved.filter((each) => each.method === method);
      const [refunds, payments] = [of.filter(({ isRefund }) => isRefund), of.filter(({ isRefund }) => !isRefund)];
      return { method, takenCents: sum(payments), refundedCents: sum(refunds), voidedCents: 0 };
    });
    const netOf = (asked: PlannedSale['method']) =>
      methods
        .filter(({ method }) => method === asked)
        .reduce((cents, { takenCents, refundedCents }) => cents + takenCents - refundedCents, 0);
    const differs = random(ONE_DIFFERENT_IN) === 0;
    const difference = differs ? 100 * (1 + random(MAX_DIFFERENCE_DOLLARS)) * (random(3) === 0 ? 1 : -1) : 0;
    const countedCents = FLOAT + netOf('cash') + difference;
    return {
      openedAt: toInstant({ date: day, time: OPENED }),
      closedAt: toInstant({ date: day, time: CLOSED }),
      ...{ day, by, currency, floatCents: FLOAT, countedCents },
      booked: { cashCents: netOf('cash'), cardCents: netOf('card') },
      totals: {
        methods: methods.filter(({ takenCents, refundedCents }) => takenCents + refundedCents > 0),
        tipsCents: moved.reduce((cents, { tipCents }) => cents + tipCents, 0),
        paidOutTipsCents: 0,
        roundingCents: 0,
      },
      // What is missing is made up from the day's cash, so that the same float stays.
      bankedCents: Math.max(0, countedCents - FLOAT),
      ...(differs && { reason: differenceReasons[random(differenceReasons.length)]! }),
      zReportNumber: nth + 1,
    };
  });
}

function toMovements({ steps, sale }: PlannedHistory): Movement[] {
  const [first] = steps;
  if (!sale || first?.kind !== 'request') return [];
  const { day, method, tipCents, refund } = sale;
  return [
    { day, method, cents: first.service.totalCents + tipCents, tipCents, isRefund: false },
    ...(refund ? [{ day: refund.day, method, cents: refund.cents, tipCents: 0, isRefund: true }] : []),
  ];
}

const sum = (movements: readonly Movement[]): Cents => movements.reduce((cents, each) => cents + each.cents, 0);
