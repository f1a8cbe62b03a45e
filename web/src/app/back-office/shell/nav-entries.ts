import type { ReactNode } from 'react';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import {
  BookingsIcon,
  ChartIcon,
  ClockIcon,
  ColumnsIcon,
  GiftIcon,
  InfoIcon,
  ListIcon,
  MoneyIcon,
  PersonIcon,
  ServiceIcon,
  SystemIcon,
  type IconProps,
} from '../../../shared/ui/icons.js';

export interface NavEntry {
  to: string;
  label: string;
  /** A single word, for the bottom bar of a phone. */
  shortLabel: string;
  Icon: (props: IconProps) => ReactNode;
}

/** The first page of auditors. */
export const LOG_PATH = '/admindashboard?tab=action-logs';

const bookings: NavEntry = { to: '/bookings', label: 'Bookings', shortLabel: 'Bookings', Icon: BookingsIcon };
const dashboard: NavEntry = { to: '/admindashboard', label: 'Dashboard', shortLabel: 'Dashboard', Icon: ChartIcon };
const appointments: NavEntry = {
  to: '/staff/appointments',
  label: 'My Appointments',
  shortLabel: 'Appointments',
  Icon: ListIcon,
};
const dayClose: NavEntry = { to: '/day-close', label: 'Day Close', shortLabel: 'Day Close', Icon: MoneyIcon };
const certificates: NavEntry = {
  to: '/certificates',
  label: 'Gift Certificates',
  shortLabel: 'Gifts',
  Icon: GiftIcon,
};
const therapists: NavEntry = { to: '/therapists', label: 'Therapists', shortLabel: 'Therapists', Icon: PersonIcon };
const services: NavEntry = { to: '/services', label: 'Services', shortLabel: 'Services', Icon: ServiceIcon };
const schedule: NavEntry = { to: '/staff/schedule', label: 'My Schedule', shortLabel: 'Schedule', Icon: ClockIcon };
const offerings: NavEntry = {
  to: '/staff/services',
  label: 'Service Offerings',
  shortLabel: 'Offerings',
  Icon: ServiceIcon,
};
const profile: NavEntry = { to: '/staff/profile', label: 'My Profile', shortLabel: 'Profile', Icon: InfoIcon };
const pay: NavEntry = { to: '/staff/pay', label: 'My Pay', shortLabel: 'Pay', Icon: MoneyIcon };
const system: NavEntry = { to: '/system', label: 'System Status', shortLabel: 'System', Icon: SystemIcon };
const overview: NavEntry = { to: '/staff', label: 'Staff Dashboard', shortLabel: 'Overview', Icon: ColumnsIcon };

const past: NavEntry = { to: '/past', label: 'View as of…', shortLabel: 'Past', Icon: ClockIcon };

const own = [appointments, schedule, pay, profile, overview];

/** The entries of each role: those of the shop's work, and those of the person's own. */
const ENTRIES: Readonly<Record<Role, { shop: NavEntry[]; own: NavEntry[] }>> = {
  staff: { shop: [bookings, offerings], own },
  reception: { shop: [bookings, dayClose, certificates, { ...overview, label: 'Overview' }], own: [] },
  auditor: { shop: [{ ...dashboard, to: LOG_PATH }, past, dayClose, certificates, system], own: [] },
  admin_staff: { shop: [bookings, dashboard, certificates, therapists, services, system], own },
};

/** Returns the entries of a role; none without one, or for one that only a newer server knows. */
export const getNavEntries = (role: Role | null) => (role && ENTRIES[role]) ?? { shop: [], own: [] };

/** The bottom bar of therapists on a phone. */
export const bottomBar: NavEntry[] = [appointments, schedule, offerings, { ...profile, Icon: PersonIcon }];
