import { formatDate, parseDate } from './written-date.js';

it('writes a date as people here do', () => expect(formatDate('2026-11-06')).toBe('06/11/2026'));

it.each([
  ['26/11/2026', '2026-11-26'],
  [' 6/1/2026 ', '2026-01-06'],
  ['6.1.2026', '2026-01-06'],
  ['29/02/2028', '2028-02-29'],
  ['31/02/2026', undefined],
  ['26/13/2026', undefined],
  ['26/11', undefined],
  ['', undefined],
])('reads %p as %p', (text, date) => expect(parseDate(text)).toBe(date));
