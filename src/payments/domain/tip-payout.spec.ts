import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { toLedgerLines } from '../ledger/to-ledger-lines.js';
import { type DecideTipPayout, payOutTips, type TipPayout, tipPayoutAggregate, voidTipPayout } from './tip-payout.js';

const day = '2026-03-02';
const payout = {
  ...{ locationId: 'main', day, currency: 'AUD', therapistId: 'mei' },
  method: 'cash' as const,
  cents: 1_500,
};
const owed = 2_000;
const voidIt = voidTipPayout({ reason: 'Wrong person', day });
const refusal = (code: string) => expect.objectContaining({ constructor: BusinessRuleError, code });

const after = (...decisions: DecideTipPayout[]) =>
  decisions.reduce<TipPayout>(
    (state, decide) => decide(state, owed).reduce<TipPayout>(tipPayoutAggregate.evolve, state),
    tipPayoutAggregate.initial,
  );
const decideAfter = (past: DecideTipPayout[], decide: DecideTipPayout, owedCents = owed) =>
  decide(after(...past), owedCents);

it('tips are paid out up to what is owed, once under an id', () => {
  expect(decideAfter([], payOutTips(payout))).toEqual([{ type: 'TipsPaidOut', data: payout }]);
  expect(decideAfter([payOutTips(payout)], payOutTips(payout), 500)).toEqual([]);
  expect(() => decideAfter([payOutTips(payout)], payOutTips({ ...payout, cents: 500 }))).toThrow(
    refusal('payment-id-reused'),
  );
  expect(() => decideAfter([], payOutTips({ ...payout, cents: 2_005 }))).toThrow(refusal('over-payout'));
  expect(() => decideAfter([], payOutTips(payout), -100)).toThrow(refusal('over-payout'));
});

it('cash is made up of coins, other ways are exact', () => {
  expect(() => decideAfter([], payOutTips({ ...payout, cents: 1_501 }))).toThrow(InvalidInputError);
  expect(decideAfter([], payOutTips({ ...payout, cents: 1_501, method: 'other' }))).toHaveLength(1);
});

it('a payout is voided on its day, once', () => {
  const [voided] = decideAfter([payOutTips(payout)], voidIt);
  expect(voided).toEqual({ type: 'TipPayoutVoided', data: payout, personal: { reason: 'Wrong person' } });
  expect(decideAfter([payOutTips(payout), voidIt], voidIt)).toEqual([]);
  expect(() => decideAfter([payOutTips(payout)], voidTipPayout({ reason: 'Late', day: '2026-03-03' }))).toThrow(
    refusal('another-day'),
  );
  expect(() => decideAfter([], voidIt)).toThrow(NotFoundError);
});

it('what is owed and the money go down together, and a void brings both back', () => {
  const [paid] = decideAfter([], payOutTips(payout));
  const [voided] = decideAfter([payOutTips(payout)], voidIt);
  expect(toLedgerLines(paid!)).toEqual([
    { account: 'tips_owed', cents: 1_500 },
    { account: 'cash', cents: -1_500 },
  ]);
  expect(toLedgerLines(voided!)).toEqual([
    { account: 'tips_owed', cents: -1_500 },
    { account: 'cash', cents: 1_500 },
  ]);
});
