import { addressOf, placeIn } from './use-log-place.js';

const through = (address: string) => new URLSearchParams(addressOf(placeIn(new URLSearchParams(address)))).toString();

it('keeps what is looked at in the address, without what goes without saying', () => {
  expect(through('tab=action-logs&kind=all&who=admins')).toBe('tab=action-logs');
  const all = 'tab=action-logs&search=mei&kind=update&who=everyone&before=120&entry=e1';
  expect(through(all)).toBe(all);
});

it('takes what nobody offers for what stands there first', () => {
  expect(through('kind=lunch&who=ghosts&before=-4')).toBe('tab=action-logs');
});
