import { describePayLine, describeRate } from './pay-labels.js';

const line = {
  ...{ day: '2026-03-02', sale_id: 's', receipt_number: 1, booking_id: 'b', service_name: 'Swedish' },
  ...{ base: 0, rate: null, commission: 0, tip: 0 },
};
const rate = { id: 'r', service_id: null, service_name: null, rate: 42.5, from: '2026-03-02' };

it('a line says what it is about', () => {
  expect(describePayLine({ ...line, kind: 'treatment' })).toBe('Swedish');
  expect(describePayLine({ ...line, kind: 'adjustment' })).toBe('Adjustment, Swedish');
  expect(describePayLine({ ...line, kind: 'tip', tip: 5 })).toBe('Tip');
  expect(describePayLine({ ...line, kind: 'refund', base: -10 })).toBe('Refund, Swedish');
  expect(describePayLine({ ...line, kind: 'refund', tip: -5 })).toBe('Refund of a tip');
});

it('a rate says since when it holds, and of what', () => {
  expect(describeRate(rate)).toBe('All treatments: 42.5% from Mon, Mar 2, 2026');
  expect(describeRate({ ...rate, service_name: 'Cupping', rate: null })).toBe(
    'Cupping: no rate of its own from Mon, Mar 2, 2026',
  );
});
