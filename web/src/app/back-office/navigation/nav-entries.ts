import type { ReactNode } from 'react';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import { getHomePath } from '../../../features/identity/auth/home-path.js';
import {
  BookingsIcon,
  ChartIcon,
  ClockIcon,
  GiftIcon,
  ListIcon,
  MoneyIcon,
  PersonIcon,
  ServiceIcon,
  SystemIcon,
  type IconProps,
} from '../../../shared/ui/icons.js';
import {
  HistoryIcon,
  LogIcon,
  PeopleIcon,
  RosterIcon,
  SettingsIcon,
  SunIcon,
} from '../../../shared/ui/office-icons.js';
import type { WaitingWork } from './use-waiting-work.js';

export interface NavEntry {
  to: string;
  label: string;
  /** A single word, for the bottom bar of a phone. */
  shortLabel?: string;
  Icon: (props: IconProps) => ReactNode;
  /** The places where it is the current entry; its own alone where they are left out. */
  places?: string[];
  /** What waits there. */
  work?: keyof WaitingWork;
}

interface Navigation {
  /** Entries by heading; those of daily work have none. */
  groups: { heading?: string; entries: NavEntry[] }[];
  /** The bottom bar of a phone. */
  bar: NavEntry[];
}

const tab = (key: string) => `/admindashboard?tab=${key}`;

const today: NavEntry = {
  to: getHomePath('admin_staff'),
  label: 'Today',
  Icon: SunIcon,
  places: ['/admindashboard', tab('today')],
  work: 'decisions',
};
const calendar: NavEntry = { to: '/bookings?view=day', label: 'Calendar', Icon: BookingsIcon };
const bookings: NavEntry = { to: '/bookings', label: 'Bookings', Icon: ListIcon };
const waiting: NavEntry = { to: '/bookings?view=requests', label: 'Waiting', Icon: ClockIcon, work: 'requests' };
const clients: NavEntry = { to: '/clients', label: 'Clients', Icon: PersonIcon };
const roster: NavEntry = { to: tab('roster'), label: 'Roster', Icon: RosterIcon, work: 'leave' };
const therapists: NavEntry = {
  to: '/therapists',
  label: 'Therapists',
  Icon: PeopleIcon,
  places: ['/therapists', tab('therapists')],
};
const services: NavEntry = { to: '/services', label: 'Services', Icon: ServiceIcon };
const dayClose: NavEntry = { to: '/day-close', label: 'Day Close', Icon: MoneyIcon };
const certificates: NavEntry = { to: '/certificates', label: 'Gift Certificates', shortLabel: 'Gifts', Icon: GiftIcon };
const reports: NavEntry = {
  to: tab('performance'),
  label: 'Reports',
  Icon: ChartIcon,
  places: ['performance', 'revenue', 'money', 'customers', 'bookings', 'pay'].map(tab),
};
const actionLogs: NavEntry = { to: tab('action-logs'), label: 'Action Logs', shortLabel: 'Log', Icon: LogIcon };
const settings: NavEntry = { to: tab('settings'), label: 'Settings', Icon: SettingsIcon };
const system: NavEntry = { to: '/system', label: 'System', Icon: SystemIcon, work: 'messages' };
const past: NavEntry = { to: '/past', label: 'View as of…', shortLabel: 'Past', Icon: HistoryIcon };

const ownDay: NavEntry = { to: '/staff', label: 'My Day', Icon: SunIcon };
const appointments: NavEntry = { to: '/staff/appointments', label: 'My Appointments', Icon: BookingsIcon };
const schedule: NavEntry = { to: '/staff/schedule', label: 'My Schedule', shortLabel: 'Schedule', Icon: ClockIcon };
const pay: NavEntry = { to: '/staff/pay', label: 'My Pay', shortLabel: 'Pay', Icon: MoneyIcon };
const profile: NavEntry = { to: '/staff/profile', label: 'My Profile', shortLabel: 'Profile', Icon: PersonIcon };
const offerings: NavEntry = { to: '/staff/services', label: 'Service Offerings', Icon: ServiceIcon };

const auditorReports = { ...reports, to: tab('revenue'), places: ['/admindashboard', ...reports.places!] };

/** What each role may open, the most frequent first. */
const NAVIGATIONS: Readonly<Record<Role, Navigation>> = {
  staff: {
    groups: [
      { entries: [ownDay, appointments, schedule, pay, profile] },
      {
        heading: 'Shop',
        entries: [bookings, roster, { ...therapists, places: ['/admindashboard', ...therapists.places!] }, offerings],
      },
    ],
    bar: [ownDay, schedule, pay, profile],
  },
  reception: {
    groups: [{ entries: [calendar, bookings, waiting, clients, dayClose, certificates] }],
    bar: [calendar, bookings, waiting, clients],
  },
  auditor: {
    groups: [{ entries: [actionLogs, auditorReports, dayClose, certificates, past, system] }],
    bar: [actionLogs, auditorReports, dayClose, past],
  },
  admin_staff: {
    groups: [
      { entries: [today, calendar, bookings, waiting, clients] },
      { heading: 'Shop', entries: [roster, therapists, services] },
      { heading: 'Business', entries: [dayClose, certificates, reports, actionLogs, settings, system] },
    ],
    bar: [today, calendar, bookings, waiting],
  },
};

const NONE: Navigation = { groups: [], bar: [] };

/** Returns the navigation of a role; none without one, or for one that only a newer server knows. */
export const getNavigation = (role: Role | null): Navigation => (role && NAVIGATIONS[role]) ?? NONE;

/** The parameters of pages whose views have entries of their own. */
const VIEW_PARAMS: Readonly<Record<string, string>> = { '/bookings': 'view', '/admindashboard': 'tab' };

/** Returns the place of an address, which an entry may have: without its filters, and for a record that of its list. */
export function toPlace({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname.replace(/^\/(clients|bookings)\/.*/, '/$1');
  const param = VIEW_PARAMS[path];
  const view = param && new URLSearchParams(search).get(param);
  return view ? `${path}?${param}=${view}` : path;
}

export const isCurrent = ({ to, places = [to] }: NavEntry, place: string): boolean => places.includes(place);
