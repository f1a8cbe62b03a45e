import type { ReactNode } from 'react';
import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import type { ClientMatchDto, OfficeBookingDto } from '../../../shared/api/generated.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { formatDateAndYear, formatTime } from '../../../shared/dates/dates.js';
import {
  BookingsIcon,
  ChartIcon,
  ClockIcon,
  EyeIcon,
  ListIcon,
  MoneyIcon,
  PersonIcon,
  PlusIcon,
  ArrowLeftIcon,
  type IconProps,
} from '../../../shared/ui/icons.js';
import { HistoryIcon, LogIcon, PeopleIcon } from '../../../shared/ui/office-icons.js';
import { STATUS_LABELS } from '../../../shared/ui/status/booking-status.js';
import { getNavigation } from '../navigation/nav-entries.js';

export interface PaletteItem {
  key: string;
  label: string;
  detail?: string;
  Icon: (props: IconProps) => ReactNode;
  /** Its address; those without one sign out. */
  to?: string;
  /** Further words by which it is found. */
  words?: string;
}

export interface PaletteGroup {
  heading: string;
  items: PaletteItem[];
}

type ForRoles = Omit<PaletteItem, 'key'> & { roles: Role[] };

const READERS: Role[] = ['auditor', 'admin_staff'];
const THERAPISTS: Role[] = ['staff', 'admin_staff'];
const EVERYBODY: Role[] = ['staff', 'reception', 'auditor', 'admin_staff'];
const ADMINS: Role[] = ['admin_staff'];

const dashboard = (tab: string) => `/admindashboard?tab=${tab}`;

const ACTIONS: ForRoles[] = [
  { label: 'Add Booking', to: '/bookings?new=', Icon: PlusIcon, roles: DESK_ROLES, words: 'new book appointment' },
  { label: 'Walk-in', to: '/bookings?walk-in=', Icon: PersonIcon, roles: DESK_ROLES, words: 'new book now' },
  { label: 'Block Time', to: '/staff/schedule?block=', Icon: ClockIcon, roles: THERAPISTS, words: 'slot break lunch' },
  { label: 'Sign Out', Icon: ArrowLeftIcon, roles: EVERYBODY, words: 'log leave' },
];

/** Pages without an entry in the navigation. */
const PAGES: ForRoles[] = [
  { label: 'Performance', to: dashboard('performance'), Icon: ChartIcon, roles: READERS, words: 'report utilisation' },
  { label: 'Revenue', to: dashboard('revenue'), Icon: ChartIcon, roles: READERS, words: 'report analytics' },
  { label: 'Money', to: dashboard('money'), Icon: MoneyIcon, roles: READERS, words: 'report payments taken books' },
  { label: 'Customers', to: dashboard('customers'), Icon: PeopleIcon, roles: READERS, words: 'report export erase' },
  { label: 'Pay', to: dashboard('pay'), Icon: MoneyIcon, roles: ADMINS, words: 'commission tips wages' },
  { label: 'Bookings this week', to: dashboard('bookings'), Icon: ListIcon, roles: ADMINS, words: 'export today csv' },
  { label: 'View as of…', to: '/past', Icon: HistoryIcon, roles: ADMINS, words: 'past history' },
  {
    label: 'Staff Dashboard',
    to: '/staff',
    Icon: LogIcon,
    roles: ['reception', 'admin_staff'],
    words: 'launcher home',
  },
  { label: 'My Schedule', to: '/staff/schedule', Icon: ClockIcon, roles: ADMINS, words: 'blocked start times' },
  {
    label: 'Security',
    to: '/staff/security',
    Icon: EyeIcon,
    roles: EVERYBODY,
    words: 'password second factor sessions',
  },
  { label: 'Main Site', to: '/', Icon: ArrowLeftIcon, roles: EVERYBODY, words: 'home public website' },
];

/** Further words for entries of the navigation. */
const ENTRY_WORDS: Readonly<Record<string, string>> = {
  Calendar: 'day week',
  Waiting: 'requests list pending',
  'Day Close': 'till drawer cash close',
  Roster: 'shifts leave',
  Settings: 'hours policy accounts rooms time slots',
  System: 'status backup emails queues',
  'Action Logs': 'audit history',
  Clients: 'find names',
};

/** Returns the actions and pages that a role may use. */
export function getPaletteGroups(role: Role | null, today: string | undefined): PaletteGroup[] {
  const mine = (items: ForRoles[]) =>
    items.filter(({ roles }) => role !== null && roles.includes(role)).map((item) => toItem(item));
  const payment = today && role && DESK_ROLES.includes(role) ? [toPayment(today)] : [];
  const [actions, signOut] = [mine(ACTIONS).slice(0, -1), mine(ACTIONS).slice(-1)];
  const entries = getNavigation(role).groups.flatMap((group) => group.entries);
  return [
    { heading: 'Actions', items: [...actions, ...payment, ...signOut] },
    {
      heading: 'Pages',
      items: [
        ...entries.map(({ label, to, Icon }) => toItem({ label, to, Icon, words: ENTRY_WORDS[label] ?? '' })),
        ...mine(PAGES),
      ],
    },
  ];
}

const toItem = ({ label, to, Icon, words, detail }: Omit<PaletteItem, 'key'>): PaletteItem => ({
  key: label,
  label,
  Icon,
  ...(to && { to }),
  ...(words && { words }),
  ...(detail && { detail }),
});

const toPayment = (today: string): PaletteItem => ({
  key: 'Take Payment',
  label: 'Take Payment',
  detail: 'Choose the booking among today’s',
  Icon: MoneyIcon,
  to: `/bookings?date=${today}`,
  words: 'checkout pay till',
});

export const toClientItem = ({ id, name, phone, email }: ClientMatchDto): PaletteItem => ({
  key: id,
  label: name,
  detail: [phone, email].filter(Boolean).join(' · '),
  Icon: PersonIcon,
  to: `/clients/${id}`,
});

export const toBookingItem = (booking: OfficeBookingDto): PaletteItem => ({
  key: booking.id,
  label: `${formatClientName(booking)}, ${booking.service_name}`,
  detail: `${formatDateAndYear(booking.booking_date)} ${formatTime(booking.booking_time)} · ${booking.therapist_name} · ${STATUS_LABELS[booking.status]}`,
  Icon: BookingsIcon,
  to: `/bookings?booking=${booking.id}`,
});

const toWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of the text begins a word of the item. */
export function isMatch({ label, words = '' }: PaletteItem, text: string): boolean {
  const known = toWords(`${label} ${words}`);
  return toWords(text).every((word) => known.some((each) => each.startsWith(word)));
}
