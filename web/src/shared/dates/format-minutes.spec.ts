import { formatMinutes } from './format-minutes.js';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [450, '7 h 30 min'],
])('writes %i minutes as %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text));
