import { formatDay, formatWeek } from './report-labels.js';

it('writes days as the office reads them', () => {
  expect(formatDay('2025-03-05')).toBe('05/03/2025');
});

it('names a week, over the end of a month too', () => {
  expect(formatWeek('2026-11-16')).toBe('November 16 to 22');
  expect(formatWeek('2026-11-30')).toBe('November 30 to December 6');
});
