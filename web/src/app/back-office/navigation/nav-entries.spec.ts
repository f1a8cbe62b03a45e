import type { Role } from '../../../features/identity/auth/session-slice.js';
import { getHomePath } from '../../../features/identity/auth/home-path.js';
import { getNavigation, isCurrent, toPlace } from './nav-entries.js';

const listEntries = (role: Role | null) => getNavigation(role).groups.flatMap(({ entries }) => entries);
const labels = (role: Role | null) => listEntries(role).map(({ label }) => label);

/** Returns the label of the entry that is marked at an address; several would be a mistake. */
function findMarked(role: Role, address: string): string {
  const { pathname, search } = new URL(address, 'http://shop');
  const place = toPlace({ pathname, search });
  return listEntries(role)
    .filter((entry) => isCurrent(entry, place))
    .map(({ label }) => label)
    .join(' and ');
}

const ROLES: Role[] = ['staff', 'reception', 'auditor', 'admin_staff'];

it('each role sees what it may open, and nothing else', () => {
  expect(labels('reception')).toEqual(['Calendar', 'Bookings', 'Waiting', 'Clients', 'Day Close', 'Gift Certificates']);
  expect(labels('auditor')).toEqual([
    'Action Logs',
    'Reports',
    'Day Close',
    'Gift Certificates',
    'View as of…',
    'System',
  ]);
  expect(labels('staff')).toEqual([
    ...['My Day', 'My Appointments', 'My Schedule', 'My Pay', 'My Profile'],
    ...['Bookings', 'Roster', 'Therapists', 'Service Offerings'],
  ]);
  expect(labels('admin_staff')).toEqual([
    ...['Today', 'Calendar', 'Bookings', 'Waiting', 'Clients'],
    ...['Roster', 'Therapists', 'Services'],
    ...['Day Close', 'Gift Certificates', 'Reports', 'Action Logs', 'Settings', 'System'],
  ]);
  expect(labels(null)).toEqual([]);
  expect(labels('manager' as Role)).toEqual([]);
});

it('the bottom bar of a phone has four entries, all of them in the navigation', () => {
  for (const role of ROLES) {
    const { bar } = getNavigation(role);
    expect(bar).toHaveLength(4);
    expect(labels(role)).toEqual(expect.arrayContaining(bar.map(({ label }) => label)));
  }
});

it.each([
  ['admin_staff', '/admindashboard', 'Today'],
  ['admin_staff', '/admindashboard?tab=money&day=2027-01-04', 'Reports'],
  ['admin_staff', '/admindashboard?tab=therapists&show=all', 'Therapists'],
  ['admin_staff', '/bookings?date=2027-01-04&booking=b1', 'Bookings'],
  ['admin_staff', '/bookings?date=2027-01-04&view=day', 'Calendar'],
  ['admin_staff', '/bookings/b1/checkout', 'Bookings'],
  ['admin_staff', '/staff/security', ''],
  ['reception', '/clients/c1', 'Clients'],
  ['staff', '/staff/appointments?view=day', 'My Appointments'],
  ['staff', '/staff', 'My Day'],
  ['staff', '/admindashboard', 'Therapists'],
  ['auditor', '/admindashboard', 'Reports'],
  ['auditor', '/past?view=client', 'View as of…'],
] as const)('to %s at %s the navigation marks “%s”', (role, address, label) => {
  expect(findMarked(role, address)).toBe(label);
});

it.each(ROLES)('a page where %s lands after signing in is marked', (role) => {
  expect(findMarked(role, getHomePath(role))).not.toBe('');
});

it('where nobody’s role is known, the launcher is home', () => {
  expect([getHomePath(null), getHomePath('manager' as Role)]).toEqual(['/staff', '/staff']);
});
