import { toDepositRefund } from './deposit-refund.js';

const terms = { hoursBeforeBooking: 24, refundPercentage: 50, policyText: '' };
const start = { date: '2026-03-05', time: '10:00' };
const inTime = { date: '2026-03-04', time: '10:00' };
const late = { date: '2026-03-04', time: '10:01' };
const cancelled = { paidCents: 4_475, cancellation: terms, start, at: inTime, isByClient: true, wasRequest: false };

it.each([
  ['in time what the policy says, rounded half up', cancelled, 2_238],
  ['too late nothing by itself', { ...cancelled, at: late }, 0],
  ['all when the shop cancels, however late', { ...cancelled, at: late, isByClient: false }, 4_475],
  ['all of a booking that was never confirmed', { ...cancelled, at: late, wasRequest: true }, 4_475],
  ['nothing under a policy without refunds', { ...cancelled, cancellation: { ...terms, refundPercentage: 0 } }, 0],
])('goes back: %s', (_, outcome, cents) => expect(toDepositRefund(outcome)).toBe(cents));
