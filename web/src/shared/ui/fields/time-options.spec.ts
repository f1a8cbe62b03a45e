import { listTimes, matchesTime } from './time-options.js';

it('offers the grid of the shop from the morning on, and what is there already', () => {
  const times = listTimes(undefined).map(({ value }) => value);
  expect(times.slice(0, 3)).toEqual(['06:00', '06:05', '06:10']);
  expect(times.at(-1)).toBe('05:55');
  expect(times).toHaveLength(289);
  expect(times).toContain('23:59');
  expect(listTimes('09:07')[0]).toEqual({ value: '09:07', label: '9:07 AM' });
  expect(listTimes('09:05')).toHaveLength(289);
  const ends = listTimes('24:00', true);
  expect(ends).toHaveLength(289);
  expect(ends).toContainEqual({ value: '24:00', label: '12:00 AM' });
});

it.each([
  ['9', ['09:00', '21:00']],
  ['09:3', ['09:30']],
  ['15:15', ['15:15']],
  ['3:15 pm', ['15:15']],
  ['12:00 am', ['24:00']],
  ['0:00', ['24:00']],
  ['noon', []],
])('%s finds %j', (typed, found) => {
  const times = ['09:00', '09:30', '15:15', '21:00', '24:00'];
  expect(times.filter((time) => matchesTime(typed, time))).toEqual(expect.arrayContaining(found));
  if (found.length === 0) expect(times.some((time) => matchesTime(typed, time))).toBe(false);
});
