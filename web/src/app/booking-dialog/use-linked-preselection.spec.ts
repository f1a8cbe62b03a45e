import { toPreselection } from './use-linked-preselection.js';

const link = { service_id: 's', therapist_id: null, date: '2026-12-01', notices: [] };

it.each([
  [link, '09:30', '09:30'],
  [link, '', undefined],
  [link, '9 am', undefined],
  [link, '24:00', undefined],
  [link, '99:99', undefined],
  [{ ...link, date: null }, '09:30', undefined],
])('a link of %j at %j opens the dialog with the time %j', (of, time, expected) => {
  expect(toPreselection(of, time).time).toBe(expected);
});
