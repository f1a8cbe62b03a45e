import type { ReactNode } from 'react';
import type { Role } from '../../features/identity/session-slice.js';
import { BookingsIcon, ChartIcon, ListIcon, PersonIcon, type IconProps } from '../../shared/icons.js';

export interface NavEntry {
  to: string;
  label: string;
  /** On a phone's bottom bar there is room for a word. */
  shortLabel: string;
  Icon: (props: IconProps) => ReactNode;
}

const bookings: NavEntry = { to: '/bookings', label: 'Bookings', shortLabel: 'Bookings', Icon: BookingsIcon };
const dashboard: NavEntry = { to: '/admindashboard', label: 'Dashboard', shortLabel: 'Dashboard', Icon: ChartIcon };
const appointments: NavEntry = {
  to: '/staff/appointments',
  label: 'My Appointments',
  shortLabel: 'Appointments',
  Icon: ListIcon,
};
const overview: NavEntry = { to: '/staff', label: 'Staff Dashboard', shortLabel: 'Overview', Icon: PersonIcon };

/** The shop's work, and one's own. */
export function navOf(role: Role | null): { shop: NavEntry[]; own: NavEntry[] } {
  if (!role) return { shop: [], own: [] };
  return { shop: role === 'admin_staff' ? [bookings, dashboard] : [bookings], own: [appointments, overview] };
}

/** At a thumb's reach for therapists between two clients. */
export const bottomBar: NavEntry[] = [appointments, bookings, overview];
