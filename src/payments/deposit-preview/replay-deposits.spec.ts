import { type PastVisit, replayDeposits } from './replay-deposits.js';

const terms = { percentage: 50, amount: 0, fromPrice: 0, newClientsOnly: false, serviceIds: [] };
const cancellation = { hoursBeforeBooking: 24, refundPercentage: 80, policyText: '' };
const took: PastVisit = {
  treatments: [{ serviceId: 'swedish', totalCents: 10_000 }],
  isNewClient: false,
  start: { date: '2026-03-05', time: '10:00' },
  isNoShow: false,
  cancellation: null,
};
const inTime = { at: { date: '2026-03-04', time: '10:00' }, isByClient: true };
const late = { ...inTime, at: { date: '2026-03-04', time: '10:01' } };
const kept = (visit: PastVisit, more: object = {}) => {
  const found = Object.entries(replayDeposits([visit], { ...terms, ...more }, cancellation).kept);
  return found.filter(([, { bookings }]) => bookings > 0).map(([cause, { cents }]) => [cause, cents]);
};

describe('what a deposit would have kept', () => {
  it.each([
    ['nothing of a visit that took place', took, []],
    ['all where nobody came', { ...took, isNoShow: true }, [['no_show', 5_000]]],
    ['all where its client cancelled late', { ...took, cancellation: late }, [['late', 5_000]]],
    ['what the policy does not refund in time', { ...took, cancellation: inTime }, [['in_time', 1_000]]],
    ['nothing where the shop cancelled', { ...took, cancellation: { ...late, isByClient: false } }, []],
  ] as const)('is %s', (_, visit, expected) => expect(kept(visit)).toEqual(expected));

  it('is nothing where the terms ask for none', () => {
    expect(kept({ ...took, isNoShow: true }, { newClientsOnly: true })).toEqual([]);
    expect(kept({ ...took, isNoShow: true, isNewClient: true }, { newClientsOnly: true })).toEqual([
      ['no_show', 5_000],
    ]);
    expect(replayDeposits([took], { ...terms, fromPrice: 100.01 }, cancellation).asked.bookings).toBe(0);
  });
});

it('counts a visit of several treatments once, with its whole price', () => {
  const two = { ...took, treatments: [...took.treatments, { serviceId: 'stone', totalCents: 6_000 }] };
  expect(replayDeposits([two, took], terms, cancellation).asked).toEqual({ bookings: 2, cents: 13_000 });
});
