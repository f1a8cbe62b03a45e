import type { ReactNode } from 'react';
import type { Role } from '../../features/identity/session-slice.js';
import { BookingsIcon, ChartIcon, ListIcon, type IconProps } from '../../shared/icons.js';

interface DashboardCard {
  to: string;
  title: string;
  text: string;
  Icon: (props: IconProps) => ReactNode;
}

const appointments: DashboardCard = {
  to: '/staff/appointments',
  title: 'My Appointments',
  text: 'Your coming appointments, day by day.',
  Icon: ListIcon,
};
const assigned: DashboardCard = {
  to: '/bookings',
  title: 'All Bookings',
  text: 'View your assigned bookings only.',
  Icon: BookingsIcon,
};
const adminDashboard: DashboardCard = {
  to: '/admindashboard',
  title: 'Admin Dashboard',
  text: 'Who did what, and when.',
  Icon: ChartIcon,
};

/** What a role can open from its dashboard. */
export function cardsOf(role: Role): DashboardCard[] {
  if (role === 'staff') return [appointments, assigned];
  return [appointments, { ...assigned, text: 'View and manage all bookings.' }, adminDashboard];
}
