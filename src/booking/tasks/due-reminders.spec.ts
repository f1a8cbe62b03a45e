import { getDueReminders } from './due-reminders.js';

const fresh = { minutesOld: 5, businessMinutesWaited: 5, minutesToStart: 7 * 24 * 60 };

it.each([
  ['nothing of a fresh request', {}, []],
  ['that it waits, after two opening hours', { businessMinutesWaited: 120 }, ['waiting']],
  ['nothing yet a minute before', { businessMinutesWaited: 119, minutesToStart: 24 * 60 + 1, minutesOld: 600 }, []],
  ['that it starts soon, from a day before', { minutesToStart: 24 * 60, minutesOld: 600 }, ['starts-soon']],
  ['nothing in the hour in which it came', { minutesToStart: 60, minutesOld: 59 }, []],
  ['both', { businessMinutesWaited: 500, minutesToStart: 60, minutesOld: 900 }, ['waiting', 'starts-soon']],
])('says %s', (_, request, due) => {
  expect(getDueReminders({ ...fresh, ...request })).toEqual(due);
});
