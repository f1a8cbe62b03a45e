import { toSearchParams, parseLogUrlState } from './use-log-url-state.js';

const parse = (address: string, state: unknown = null) => parseLogUrlState(new URLSearchParams(address), state);
const roundTrip = (address: string) => new URLSearchParams(toSearchParams(parse(address))).toString();

it('keeps what is looked at in the address, without what goes without saying', () => {
  expect(roundTrip('tab=action-logs&kind=all&who=admins')).toBe('tab=action-logs');
  const client = '019aa000-0000-7000-8000-000000000001';
  const all = `tab=action-logs&kind=update&who=everyone&client=${client}&from=2026-03-01&to=2026-03-02&before=120&entry=e1`;
  expect(roundTrip(all)).toBe(all);
});

it('takes an unknown value for the first option', () => {
  expect(roundTrip('kind=lunch&who=ghosts&before=-4&client=Zara&from=soon')).toBe('tab=action-logs');
});

it('keeps what was typed out of the address', () => {
  const typed = parse('tab=action-logs', { search: 'Zara' });
  expect(typed.filter.search).toBe('Zara');
  expect(toSearchParams(typed)).toEqual({ tab: 'action-logs' });
  expect(parse('search=Zara').filter.search).toBeUndefined();
});
