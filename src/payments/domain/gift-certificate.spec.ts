import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { toLedgerLines } from '../ledger/to-ledger-lines.js';
import {
  askForDelivery,
  type DecideGiftCertificate,
  issueCertificate,
  makeCode,
  orderCertificate,
  redeem,
  refundCertificate,
  returnRedemption,
  voidCertificate,
} from './gift-certificate.decide.js';
import {
  type ExistingGiftCertificate,
  type GiftCertificate,
  giftCertificateAggregate,
} from './gift-certificate.evolve.js';

const day = '2026-03-02';
const people = {
  ...{ buyerName: 'Ann', buyerEmail: null, recipientName: 'Bea', recipientEmail: null },
  message: 'Rest well',
};
const order = (more: object = {}) =>
  orderCertificate({
    ...{ locationId: 'main', day, currency: 'AUD', cents: 10_000, serviceName: null, deliverOn: null, paymentId: null },
    people,
    ...more,
  });
const issue = (more: object = {}) =>
  issueCertificate({ day, cents: 10_000, method: 'card', number: 7, expiresOn: null, ...more });
const pay = (cents: number, paymentId = 'one', more: object = {}) =>
  redeem({ saleId: 'sale', paymentId, cents, currency: 'AUD', day, ...more });
const giveBack = (cents: number, refundId = 'back') =>
  returnRedemption({ saleId: 'sale', paymentId: 'one', refundId, cents, day });
const refund = (cents: number, more: object = {}) =>
  refundCertificate({ refundId: 'refund', method: 'card', cents, reason: 'Moved away', day, ...more });
const voidIt = voidCertificate({ reason: 'Wrong amount', day });
const refusal = (code: string) => expect.objectContaining({ constructor: BusinessRuleError, code });

const after = (...decisions: DecideGiftCertificate[]) =>
  decisions.reduce<GiftCertificate>(
    (state, decide) => decide(state).reduce<GiftCertificate>(giftCertificateAggregate.evolve, state),
    giftCertificateAggregate.initial,
  ) as ExistingGiftCertificate;
const decideAfter = (past: DecideGiftCertificate[], decide: DecideGiftCertificate) => decide(after(...past));
const sold = [order(), issue()];

it('an order owes nothing, and is one of its id', () => {
  expect(after(order())).toMatchObject({ status: 'ordered', balanceCents: 0, people });
  expect(decideAfter([order()], order())).toEqual([]);
  expect(() => decideAfter([order()], order({ cents: 5_000 }))).toThrow(refusal('payment-id-reused'));
  for (const wrong of [{ cents: 999 }, { cents: 200_001 }, { deliverOn: '2026-03-01' }])
    expect(() => decideAfter([], order(wrong))).toThrow(InvalidInputError);
});

it('it is issued once, and its worth is owed then and not earned', () => {
  const [issued] = decideAfter([order()], issue());
  expect(toLedgerLines(issued!)).toEqual([
    { account: 'card_terminal', cents: 10_000 },
    { account: 'gift_certificates_owed', cents: -10_000 },
  ]);
  expect(after(...sold)).toMatchObject({ status: 'issued', balanceCents: 10_000, number: 7, issuedOn: day });
  expect(decideAfter(sold, issue({ number: 8 }))).toEqual([]);
  expect(() => decideAfter([], issue())).toThrow(NotFoundError);
  expect(() => decideAfter([order({ cents: 10_001 })], issue({ cents: 10_001, method: 'cash' }))).toThrow(
    InvalidInputError,
  );
});

it('its mail is asked for on its day, once', () => {
  const asked = expect.objectContaining({ type: 'GiftCertificateDeliveryAsked' });
  expect(decideAfter([order({ deliverOn: day })], issue())).toEqual([expect.anything(), asked]);
  const later = [order({ deliverOn: '2026-03-08' }), issue()];
  expect(decideAfter(later, askForDelivery('2026-03-07'))).toEqual([]);
  expect(decideAfter(later, askForDelivery('2026-03-08'))).toEqual([asked]);
  expect(decideAfter([...later, askForDelivery('2026-03-08')], askForDelivery('2026-03-09'))).toEqual([]);
  expect(decideAfter(sold, askForDelivery('2026-03-09'))).toEqual([]);
});

it('it pays part by part, never more than is left, and each payment once', () => {
  expect(after(...sold, pay(4_000), pay(4_000), pay(6_000, 'two')).balanceCents).toBe(0);
  expect(() => decideAfter([...sold, pay(4_000)], pay(6_001, 'two'))).toThrow(refusal('over-balance'));
  expect(() => decideAfter([order()], pay(1))).toThrow(NotFoundError);
  expect(() => decideAfter(sold, pay(1, 'one', { currency: 'NZD' }))).toThrow(InvalidInputError);
  const [paid] = decideAfter(sold, pay(4_000));
  expect(toLedgerLines(paid!)).toEqual([]);
});

it('it pays up to its last day, and takes back what it paid after that', () => {
  const dated = [order(), issue({ expiresOn: '2029-03-02' })];
  const onLastDay = pay(4_000, 'one', { day: '2029-03-02' });
  expect(decideAfter(dated, onLastDay)).toHaveLength(1);
  expect(() => decideAfter(dated, pay(1, 'two', { day: '2029-03-03' }))).toThrow(refusal('certificate-expired'));
  expect(after(...dated, onLastDay, giveBack(4_000)).balanceCents).toBe(10_000);
});

it('what a sale gives back is owed again, each refund once', () => {
  const used = [...sold, pay(4_000)];
  expect(after(...used, giveBack(1_000), giveBack(1_000), giveBack(500, 'more')).balanceCents).toBe(7_500);
  expect(after(...used, giveBack(1_000)).redemptions).toMatchObject([{ cents: 4_000, returnedCents: 1_000 }]);
});

it('another code takes the place of the one before, and the balance stays', () => {
  const code = (hash: string, reason: string | null) =>
    makeCode({ code: { hash, lastFour: 'ABCD' }, day, reason, isMailed: false });
  const [first, second] = [decideAfter(sold, code('a', null)), decideAfter(sold, code('b', 'Lost'))];
  expect(first[0]).not.toHaveProperty('personal');
  expect(second[0]).toMatchObject({ personal: { reason: 'Lost' } });
  expect(after(...sold, code('a', null), pay(4_000), code('b', 'Lost'))).toMatchObject({
    ...{ code: { hash: 'b' }, codes: 2, balanceCents: 6_000 },
  });
  expect(() => decideAfter([...sold, voidIt], code('c', 'Lost'))).toThrow(NotFoundError);
});

it('one that was sold by mistake is voided on its day while it is whole', () => {
  const [voided] = decideAfter(sold, voidIt);
  expect(toLedgerLines(voided!)).toEqual([
    { account: 'card_terminal', cents: -10_000 },
    { account: 'gift_certificates_owed', cents: 10_000 },
  ]);
  expect(after(...sold, voidIt)).toMatchObject({ status: 'voided', balanceCents: 0 });
  expect(decideAfter([...sold, voidIt], voidIt)).toEqual([]);
  expect(() => decideAfter([...sold, pay(1_000)], voidIt)).toThrow(refusal('certificate-used'));
  expect(decideAfter([...sold, pay(1_000), giveBack(1_000)], voidIt)).toHaveLength(1);
  expect(() => decideAfter(sold, voidCertificate({ reason: 'Late', day: '2026-03-03' }))).toThrow(
    refusal('another-day'),
  );
  expect(() => decideAfter([...sold, voidIt], pay(1))).toThrow(NotFoundError);
});

it('money goes back for what is left, as it came where it came online', () => {
  expect(after(...sold, pay(4_000), refund(5_000), refund(5_000)).balanceCents).toBe(1_000);
  expect(() => decideAfter([...sold, pay(4_000)], refund(6_001))).toThrow(refusal('over-balance'));
  expect(() => decideAfter([...sold, refund(5_000)], refund(4_000))).toThrow(refusal('payment-id-reused'));
  expect(() => decideAfter(sold, refund(5_000, { method: 'online' }))).toThrow(InvalidInputError);
  expect(() => decideAfter(sold, refund(5_001, { method: 'cash' }))).toThrow(InvalidInputError);
  const online = [order({ paymentId: 'payment' }), issue({ method: 'online' })];
  expect(() => decideAfter(online, refund(5_000))).toThrow(InvalidInputError);
  const [back] = decideAfter(online, refund(5_000, { method: 'online' }));
  expect(toLedgerLines(back!)).toEqual([
    { account: 'online_refunds_due', cents: -5_000 },
    { account: 'gift_certificates_owed', cents: 5_000 },
  ]);
});
