import { formatAge } from './age-labels.js';

it.each([
  [0, 'just now'],
  [59, '59 min'],
  [65, '1 h 5 min'],
  [1440, '1 day'],
  [3000, '2 days'],
])('%i minutes are told as %s', (minutes, words) => expect(formatAge(minutes)).toBe(words));
