import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import {
  answerOnlineRefund,
  askOnlineRefund,
  applyDeposit,
  askToPayOnline,
  type DecideOnlinePayment,
  endCheckout,
  expireCheckout,
  forfeitDeposit,
  giveBackDeposit,
  receiveOnlinePayment,
  releaseDeposit,
  retryOnlineRefund,
  startCheckout,
} from './online-payment.decide.js';
import { noteDispute, type DisputeReport } from './dispute.decide.js';
import type { OnlinePaymentEvent, RefundOutcome } from './online-payment.events.js';
import { toLedgerLines } from '../ledger/to-ledger-lines.js';
import { type OnlinePayment, onlinePaymentAggregate } from './online-payment.evolve.js';

const day = '2026-03-02';
const later = '2026-03-03';
const entry = { locationId: 'main', day, currency: 'AUD', bookingId: 'b1' };
const page = { sessionId: 'cs_1', url: 'https://pay.example/1', expiresAt: '2026-03-03T00:00:00.000Z' };

const asked: OnlinePaymentEvent = { type: 'OnlinePaymentAsked', data: { ...entry, cents: 8_950, isApart: false } };
const started: OnlinePaymentEvent = { type: 'CheckoutStarted', data: { ...entry, ...page } };
const endAsked: OnlinePaymentEvent = { type: 'CheckoutEndAsked', data: entry };
const expired: OnlinePaymentEvent = { type: 'CheckoutExpired', data: entry };
const received: OnlinePaymentEvent = {
  type: 'OnlinePaymentReceived',
  data: { ...entry, cents: 8_950, intentId: 'pi_1', saleId: 's1' },
};
const refundAsked: OnlinePaymentEvent = {
  type: 'OnlineRefundAsked',
  data: { ...entry, refundId: 'r1', cents: 2_000 },
};
const answered = (outcome: RefundOutcome, gatewayRefundId: string | null = 're_1', movedCents = 0) =>
  ({
    type: 'OnlineRefundAnswered',
    data: { ...entry, refundId: 'r1', gatewayRefundId, outcome, movedCents },
  }) satisfies OnlinePaymentEvent;

const ask = (more: object = {}) => askToPayOnline({ ...entry, cents: 8_950, isApart: false, ...more });
const receive = (saleId: string | null) =>
  receiveOnlinePayment({ cents: 8_950, intentId: 'pi_1', saleId, day: later }, 'r0');
const refund = askOnlineRefund({ refundId: 'r1', cents: 2_000, day: later });
const retry = retryOnlineRefund({ refundId: 'r1', day: later });
const answer = (outcome: RefundOutcome, gatewayRefundId: string | null = 're_1', refundId = 'r1') =>
  answerOnlineRefund({ refundId, gatewayRefundId, outcome, day: later });

function given(...past: OnlinePaymentEvent[]) {
  return {
    when(decide: DecideOnlinePayment) {
      const run = () => decide(past.reduce<OnlinePayment>(onlinePaymentAggregate.evolve, { status: 'none' }));
      return {
        then: (...events: object[]) => {
          expect(run()).toMatchObject(events);
          expect(run()).toHaveLength(events.length);
        },
        thenNothing: () => expect(run()).toEqual([]),
        thenRefused: (code: string) => {
          expect(run).toThrow(BusinessRuleError);
          expect(run).toThrow(expect.objectContaining({ code }));
        },
        thenRefusedAt: (field: string) => {
          expect(run).toThrow(InvalidInputError);
          expect(run).toThrow(expect.objectContaining({ field }));
        },
        thenNotFound: () => expect(run).toThrow(NotFoundError),
      };
    },
  };
}

describe('asking', () => {
  it('begins a payment once', () => {
    given()
      .when(ask())
      .then({ type: 'OnlinePaymentAsked', data: { bookingId: 'b1', cents: 8_950 } });
    given(asked).when(ask()).thenNothing();
    given(asked, started, received).when(ask()).thenNothing();
  });

  it('is refused under the id of another payment, and for less than a gateway takes', () => {
    given(asked)
      .when(ask({ bookingId: 'b2' }))
      .thenRefused('payment-id-reused');
    given(asked)
      .when(ask({ cents: 8_000 }))
      .thenRefused('payment-id-reused');
    given()
      .when(ask({ cents: 49 }))
      .thenRefusedAt('amount');
    given()
      .when(ask({ cents: 50 }))
      .then({ type: 'OnlinePaymentAsked' });
  });
});

describe('the page', () => {
  it('opens once, and not after its end', () => {
    given(asked)
      .when(startCheckout(page))
      .then({ type: 'CheckoutStarted', data: { ...entry, ...page } });
    for (const past of [
      [asked, started],
      [asked, expired],
      [asked, started, received],
    ])
      given(...past)
        .when(startCheckout(page))
        .thenNothing();
    given().when(startCheckout(page)).thenNotFound();
  });

  it('is asked to end once, while it waits', () => {
    given(asked).when(endCheckout).then({ type: 'CheckoutEndAsked' });
    given(asked, started).when(endCheckout).then({ type: 'CheckoutEndAsked' });
    for (const past of [
      [asked, started, endAsked],
      [asked, started, received],
      [asked, expired],
    ])
      given(...past)
        .when(endCheckout)
        .thenNothing();
    given().when(endCheckout).thenNotFound();
  });

  it('expires once, and never what is paid', () => {
    given(asked, started, endAsked).when(expireCheckout).then({ type: 'CheckoutExpired' });
    given(asked, started, expired).when(expireCheckout).thenNothing();
    given(asked, started, received).when(expireCheckout).thenNothing();
  });
});

describe('money that arrives', () => {
  it('is received once, in any state, on the day on which it comes', () => {
    const event = { type: 'OnlinePaymentReceived', data: { cents: 8_950, intentId: 'pi_1', saleId: 's1', day: later } };
    for (const past of [[asked], [asked, started], [asked, started, endAsked], [asked, started, expired]])
      given(...past)
        .when(receive('s1'))
        .then(event);
    given(asked, started, received).when(receive('s1')).thenNothing();
    given(asked, started, received).when(receive(null)).thenNothing();
    given().when(receive('s1')).thenNotFound();
  });

  it('goes back whole where no bill takes it', () => {
    given(asked, started)
      .when(receive(null))
      .then(
        { type: 'OnlinePaymentReceived', data: { saleId: null } },
        { type: 'OnlineRefundAsked', data: { refundId: 'r0', cents: 8_950, day: later } },
      );
  });
});

describe('a refund', () => {
  const paid = [asked, started, received];
  const failed = [...paid, refundAsked, answered('failed')];

  it('is asked for once, and again after it failed', () => {
    given(...paid)
      .when(refund)
      .then({ type: 'OnlineRefundAsked', data: { refundId: 'r1', cents: 2_000, day: later } });
    for (const past of [[], [answered('pending')], [answered('succeeded', 're_1', 2_000)]])
      given(...paid, refundAsked, ...past)
        .when(refund)
        .thenNothing();
    given(...failed)
      .when(refund)
      .then({ type: 'OnlineRefundAsked' });
    given(asked, started).when(refund).thenNotFound();
  });

  it('is tried again by the desk only after it failed', () => {
    given(...failed)
      .when(retry)
      .then({ type: 'OnlineRefundAsked', data: { refundId: 'r1', cents: 2_000, day: later } });
    given(...paid, refundAsked)
      .when(retry)
      .thenRefused('not-failed');
    given(...paid)
      .when(retry)
      .thenNotFound();
  });

  it('moves money when it succeeds, and back when it fails after all', () => {
    const moves = (movedCents: number) => ({ type: 'OnlineRefundAnswered', data: { movedCents, day: later } });
    given(...paid, refundAsked)
      .when(answer('pending'))
      .then(moves(0));
    given(...paid, refundAsked)
      .when(answer('succeeded'))
      .then(moves(2_000));
    given(...paid, refundAsked, answered('pending'))
      .when(answer('succeeded'))
      .then(moves(2_000));
    given(...paid, refundAsked, answered('succeeded', 're_1', 2_000))
      .when(answer('failed'))
      .then(moves(-2_000));
  });

  it('is told nothing by what comes twice, was overtaken or is unknown', () => {
    given(...paid, refundAsked, answered('succeeded'))
      .when(answer('succeeded'))
      .thenNothing();
    given(...paid, refundAsked, answered('succeeded'))
      .when(answer('pending'))
      .thenNothing();
    given(...failed)
      .when(answer('succeeded'))
      .thenNothing();
    given(...paid, refundAsked)
      .when(answer('succeeded', 're_1', 'r2'))
      .thenNothing();
  });

  it('that is tried again heeds no late word about the one that failed', () => {
    const again = [...failed, refundAsked];
    given(...again)
      .when(answer('failed', 're_1'))
      .thenNothing();
    given(...again)
      .when(answer('succeeded', 're_2'))
      .then({ type: 'OnlineRefundAnswered', data: { gatewayRefundId: 're_2', movedCents: 2_000 } });
    given(...again, answered('succeeded', 're_2', 2_000))
      .when(answer('failed', 're_1'))
      .thenNothing();
  });

  it('that the gateway refuses has no name there, and can be tried again', () => {
    given(...paid, refundAsked)
      .when(answer('failed', null))
      .then({ type: 'OnlineRefundAnswered', data: { gatewayRefundId: null, movedCents: 0 } });
    given(...paid, refundAsked, answered('failed', null), refundAsked)
      .when(answer('failed', null))
      .then({ type: 'OnlineRefundAnswered' });
  });
});

describe('a deposit', () => {
  const waits: OnlinePaymentEvent = {
    type: 'OnlinePaymentAsked',
    data: { ...entry, cents: 4_000, isApart: false, isDeposit: true },
  };
  const held: OnlinePaymentEvent = {
    type: 'OnlinePaymentReceived',
    data: { ...entry, cents: 4_000, intentId: 'pi_1', saleId: null, isDeposit: true },
  };
  const giveBack = (cents?: number) =>
    giveBackDeposit({ refundId: 'r1', because: 'cancelled', day: later, ...(cents !== undefined && { cents }) });
  const returned = (cents: number): OnlinePaymentEvent => ({
    type: 'OnlineRefundAsked',
    data: { ...entry, refundId: 'r1', cents, isOfDeposit: true, because: 'cancelled' },
  });
  const forfeit = forfeitDeposit({ taxRate: 1_000, reason: 'Did not come', day: later });
  const applied: OnlinePaymentEvent = { type: 'DepositApplied', data: { ...entry, saleId: 's1', cents: 4_000 } };

  it('is held when it is paid, once, also after its page has expired', () => {
    for (const past of [[waits], [waits, started], [waits, started, expired]])
      given(...past)
        .when(receiveOnlinePayment({ cents: 4_000, intentId: 'pi_1', saleId: null, day: later }, 'r0'))
        .then({ type: 'OnlinePaymentReceived', data: { cents: 4_000, saleId: null, isDeposit: true } });
    given(waits, held)
      .when(receiveOnlinePayment({ cents: 4_000, intentId: 'pi_1', saleId: null, day: later }, 'r0'))
      .thenNothing();
  });

  it('goes back once, whole or in part, and never more than is held', () => {
    given(waits, held)
      .when(giveBack())
      .then({ type: 'OnlineRefundAsked', data: { cents: 4_000, isOfDeposit: true } });
    given(waits, held)
      .when(giveBack(1_000))
      .then({ type: 'OnlineRefundAsked', data: { cents: 1_000 } });
    given(waits, held)
      .when(giveBack(9_000))
      .then({ type: 'OnlineRefundAsked', data: { cents: 4_000 } });
    given(waits, held, returned(1_000)).when(giveBack(1_000)).thenNothing();
    given(waits, held, returned(4_000))
      .when(giveBackDeposit({ refundId: 'r2', because: 'waived', day: later }))
      .thenNothing();
    given(waits).when(giveBack()).thenNothing();
  });

  it('that failed to go back is asked again without leaving what is held a second time', () => {
    const again = { ...returned(1_000), data: { ...entry, refundId: 'r1', cents: 1_000 } } as OnlinePaymentEvent;
    given(waits, held, returned(1_000), answered('failed'), again)
      .when(giveBackDeposit({ refundId: 'r2', because: 'waived', day: later }))
      .then({ type: 'OnlineRefundAsked', data: { cents: 3_000 } });
  });

  it('is applied to a bill, and held again once that is void', () => {
    given(waits, held)
      .when(applyDeposit({ saleId: 's1', cents: 4_000, day: later }))
      .then({ type: 'DepositApplied', data: { saleId: 's1', cents: 4_000, day: later } });
    given(waits, held, applied).when(giveBack()).thenNothing();
    given(waits, held, applied)
      .when(releaseDeposit({ saleId: 's1', cents: 4_000, day: later }))
      .then({ type: 'DepositReleased', data: { saleId: 's1', cents: 4_000 } });
    given(waits, held, applied, { type: 'DepositReleased', data: { ...entry, saleId: 's1', cents: 4_000 } })
      .when(giveBack())
      .then({ type: 'OnlineRefundAsked', data: { cents: 4_000 } });
  });

  it('is charged for what is held, with the tax within it and a reason, once', () => {
    given(waits, held, returned(1_000))
      .when(forfeit)
      .then({ type: 'DepositForfeited', data: { cents: 3_000, taxCents: 273 }, personal: { reason: 'Did not come' } });
    given(waits, held, returned(4_000)).when(forfeit).thenRefused('no-deposit');
    given(waits).when(forfeit).thenRefused('no-deposit');
  });

  it('moves money in the books so that each entry sums to zero, and nothing stays held in the end', () => {
    const charged: OnlinePaymentEvent = {
      type: 'DepositForfeited',
      data: { ...entry, cents: 3_000, taxCents: 273 },
      personal: null,
    };
    expect(toLedgerLines(held)).toEqual([
      { account: 'gateway', cents: 4_000 },
      { account: 'deposits_held', cents: -4_000 },
    ]);
    expect(toLedgerLines(returned(1_000))).toEqual([
      { account: 'online_refunds_due', cents: -1_000 },
      { account: 'deposits_held', cents: 1_000 },
    ]);
    expect(toLedgerLines(charged)).toEqual([
      { account: 'deposits_held', cents: 3_000 },
      { account: 'fees', cents: -2_727 },
      { account: 'tax_owed', cents: -273 },
    ]);
    expect(toLedgerLines(applied)).toEqual([]);
  });
});

describe('a dispute', () => {
  const taken = { transactionId: 'txn_1', takenCents: 8_950, feeCents: 2_500 };
  const returned = { transactionId: 'txn_2', takenCents: -8_950, feeCents: 0 };
  const told = (more: Partial<DisputeReport> = {}): DisputeReport => ({
    ...{ disputeId: 'dp_1', cents: 8_950, reason: 'fraudulent', stage: 'answer_due' },
    ...{ answerBy: '2026-03-10T00:00:00.000Z', toldAt: '2026-03-03T01:00:00.000Z', movements: [], ...more },
  });
  const over = { answerBy: null, toldAt: '2026-03-20T01:00:00.000Z' };
  const [opened, withdrawn] = [told(), told({ movements: [taken] })];
  const won = told({ ...over, stage: 'won', movements: [taken, returned] });
  const lost = told({ ...over, stage: 'lost', movements: [taken] });
  const note = (each: DisputeReport) => noteDispute(each, later);
  /** Tells of it again and again, and returns all that followed. */
  const follow = (...tellings: DisputeReport[]) =>
    tellings.reduce<OnlinePaymentEvent[]>(
      (past, each) => {
        const payment = past.reduce<OnlinePayment>(onlinePaymentAggregate.evolve, { status: 'none' });
        return [...past, ...note(each)(payment)];
      },
      [asked, started, received],
    );
  const balances = (events: readonly OnlinePaymentEvent[]) => {
    const sums: Record<string, number> = {};
    for (const { account, cents } of events.flatMap(toLedgerLines)) sums[account] = (sums[account] ?? 0) + cents;
    return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
  };

  it('is noted with the day of the answer, and its money and fee once they move', () => {
    given(asked, started, received)
      .when(note(opened))
      .then({ type: 'DisputeNoted', data: { stage: 'answer_due', answerBy: opened.answerBy, day: later } });
    given(...follow(opened))
      .when(note(withdrawn))
      .then({ type: 'DisputeMoneyMoved', data: { direction: 'taken', takenCents: 8_950, feeCents: 2_500 } });
    given(...follow(withdrawn))
      .when(note(withdrawn))
      .thenNothing();
    given(...follow(withdrawn))
      .when(note(opened))
      .thenNothing();
    given().when(note(opened)).thenNotFound();
  });

  it('ends the same whatever order it is told in, and however often', () => {
    const states = (tellings: DisputeReport[]) => {
      const events = follow(...tellings);
      const payment = events.reduce<OnlinePayment>(onlinePaymentAggregate.evolve, { status: 'none' });
      return [payment.status === 'none' ? null : payment.disputes[0], balances(events)];
    };
    for (const end of [won, lost]) {
      const expected = states([opened, withdrawn, end]);
      for (const tellings of [[end], [end, opened, withdrawn], [withdrawn, end, opened], [end, end, withdrawn]])
        expect(states(tellings)).toEqual(expected);
    }
  });

  it('keeps its money apart until it is decided: back in full but for the fee, or a loss', () => {
    expect(balances(follow(withdrawn))).toEqual({ gateway: -11_450, disputes: 8_950, gateway_fees: 2_500 });
    expect(balances(follow(withdrawn, won))).toEqual({ gateway: -2_500, gateway_fees: 2_500 });
    const afterLoss = { gateway: -11_450, dispute_losses: 8_950, gateway_fees: 2_500 };
    expect(balances(follow(withdrawn, lost))).toEqual(afterLoss);
    expect(balances(follow(withdrawn, { ...lost, stage: 'closed' }))).toEqual(afterLoss);
    const appealed = told({ ...over, toldAt: '2026-04-01T00:00:00.000Z', stage: 'won', movements: [taken, returned] });
    expect(balances(follow(lost, appealed))).toEqual({ gateway: -2_500, gateway_fees: 2_500 });
  });
});
