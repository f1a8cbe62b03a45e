import { toSearchParams, parseLogUrlState } from './use-log-url-state.js';

const roundTrip = (address: string) =>
  new URLSearchParams(toSearchParams(parseLogUrlState(new URLSearchParams(address)))).toString();

it('keeps what is looked at in the address, without what goes without saying', () => {
  expect(roundTrip('tab=action-logs&kind=all&who=admins')).toBe('tab=action-logs');
  const all = 'tab=action-logs&search=mei&kind=update&who=everyone&before=120&entry=e1';
  expect(roundTrip(all)).toBe(all);
});

it('takes an unknown value for the first option', () => {
  expect(roundTrip('kind=lunch&who=ghosts&before=-4')).toBe('tab=action-logs');
});
