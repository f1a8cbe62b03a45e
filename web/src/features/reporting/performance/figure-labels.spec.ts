import { formatLead, formatRate } from './figure-labels.js';

it.each([
  [null, '–'],
  [0, '0%'],
  [0.2561, '25.6%'],
  [1, '100%'],
])('writes the share %s as %s', (rate, text) => expect(formatRate(rate)).toBe(text));

it.each([
  [null, '–'],
  [50, '50 min'],
  [90, '1 h 30 min'],
  [1440, '1.0 days'],
  [3000, '2.1 days'],
])('writes a lead of %s minutes as %s', (minutes, text) => expect(formatLead(minutes)).toBe(text));
