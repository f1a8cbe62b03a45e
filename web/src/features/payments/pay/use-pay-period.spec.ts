import { toPeriod } from './use-pay-period.js';

const today = '2026-03-20';
const fortnight = { from: '2026-03-07', to: today };

it('a period is that of the address, and else the fortnight that ends today', () => {
  expect(toPeriod(null, null, today)).toEqual(fortnight);
  expect(toPeriod('2026-02-01', '2026-02-28', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(toPeriod('2026-02-28', '2026-02-01', today)).toEqual(fortnight);
  expect(toPeriod('2026-01-01', '2026-04-02', today)).toEqual({ from: '2026-01-01', to: '2026-04-02' });
  expect(toPeriod('2026-01-01', '2026-04-03', today)).toEqual(fortnight);
  expect(toPeriod('yesterday', today, today)).toEqual(fortnight);
});
