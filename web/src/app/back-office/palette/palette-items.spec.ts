import type { Role } from '../../../features/identity/auth/session-slice.js';
import { getPaletteGroups, isMatch } from './palette-items.js';

const DATE = '2027-01-04';
const listItems = (role: Role | null) => getPaletteGroups(role, DATE).flatMap(({ items }) => items);
const labels = (role: Role | null) => listItems(role).map(({ label }) => label);
const find = (role: Role, text: string) =>
  listItems(role)
    .filter((item) => isMatch(item, text))
    .map(({ label }) => label);

it.each([
  [
    'reception',
    ['Add Booking', 'Walk-in', 'Take Payment', 'Day Close'],
    ['Block Time', 'Settings', 'Revenue', 'System'],
  ],
  ['staff', ['Block Time', 'My Day', 'My Pay'], ['Add Booking', 'Walk-in', 'Take Payment', 'Clients', 'Money']],
  ['auditor', ['Revenue', 'Money', 'Action Logs'], ['Add Booking', 'Block Time', 'Pay', 'Settings', 'Clients']],
  ['admin_staff', ['Add Booking', 'Block Time', 'Pay', 'Settings', 'View as of…'], []],
] as const)('offers %s what it may do', (role, offered, hidden) => {
  expect(labels(role)).toEqual(expect.arrayContaining([...offered, 'Sign Out']));
  for (const label of hidden) expect(labels(role)).not.toContain(label);
});

it('names nothing twice, and nothing without a role', () => {
  for (const role of ['staff', 'reception', 'auditor', 'admin_staff'] as const)
    expect(new Set(labels(role)).size).toBe(labels(role).length);
  expect(labels(null)).toEqual([]);
});

it('finds by the beginnings of words, in any order', () => {
  expect(find('admin_staff', 'drawer')).toEqual(['Day Close']);
  expect(find('admin_staff', 'clo day')).toEqual(['Day Close']);
  expect(find('reception', 'WALK')).toEqual(['Walk-in']);
  // Neither within a word nor by one word of several: a client's name should find no page.
  expect(find('admin_staff', 'tom')).toEqual([]);
  expect(find('admin_staff', 'day whitford')).toEqual([]);
});
