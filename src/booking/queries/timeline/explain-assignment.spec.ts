import { explainAssignment } from './explain-assignment.js';

const names = new Map([
  ['a', 'Mei'],
  ['b', 'Tom'],
]);
const [mei, tom] = [
  { therapistId: 'a', holes: 0, bookedMinutes: 60, lastAssignedAt: null as string | null },
  { therapistId: 'b', holes: 0, bookedMinutes: 60, lastAssignedAt: null as string | null },
];

it.each([
  [[mei], 'Only Mei was free.'],
  [[mei, { ...tom, holes: 2 }], 'With Mei no gap too short to book was left, with Tom 2 gaps too short to book.'],
  [[mei, { ...tom, bookedMinutes: 120 }], 'Mei had the fewest booked minutes that day: 60, Tom 120.'],
  [[mei, { ...tom, lastAssignedAt: 'Monday' }], 'Such a booking last went to Mei never, to Tom on MONDAY.'],
  [[mei, tom], 'Mei and Tom were equally free that day.'],
])('why of %j: %s', (candidates, said) => {
  expect(explainAssignment({ candidates }, names, (instant) => instant.toUpperCase())).toBe(said);
});

it.each([
  [[mei], 'Only Mei is free.'],
  [[mei, { ...tom, holes: 1 }], 'With Mei no gap too short to book is left, with Tom one gap too short to book.'],
  [[mei, { ...tom, bookedMinutes: 120 }], 'Mei has the fewest booked minutes that day: 60, Tom 120.'],
  [[mei, tom], 'Mei and Tom are equally free that day.'],
])('why %j would be taken: %s', (candidates, said) => {
  expect(explainAssignment({ candidates }, names, String, { isProposal: true })).toBe(said);
});
