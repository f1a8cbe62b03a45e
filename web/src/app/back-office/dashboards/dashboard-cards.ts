import type { ReactNode } from 'react';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import {
  BookingsIcon,
  ChartIcon,
  ClockIcon,
  InfoIcon,
  ListIcon,
  MoneyIcon,
  PersonIcon,
  ServiceIcon,
  type IconProps,
} from '../../../shared/ui/icons.js';

interface DashboardCard {
  to: string;
  title: string;
  text: string;
  Icon: (props: IconProps) => ReactNode;
}

const profile: DashboardCard = {
  to: '/staff/profile',
  title: 'My Profile',
  text: 'Your bio, photo and slots per day.',
  Icon: InfoIcon,
};
const offerings: DashboardCard = {
  to: '/staff/services',
  title: 'Service Offerings',
  text: 'What the shop offers, with durations and prices.',
  Icon: ServiceIcon,
};
const services: DashboardCard = {
  to: '/services',
  title: 'Manage Services',
  text: 'Add, change and retire what can be booked.',
  Icon: ServiceIcon,
};
const therapists: DashboardCard = {
  to: '/therapists',
  title: 'Manage Therapists',
  text: 'Their records, photos, and who works here.',
  Icon: PersonIcon,
};
const appointments: DashboardCard = {
  to: '/staff/appointments',
  title: 'My Appointments',
  text: 'Your coming appointments, day by day.',
  Icon: ListIcon,
};
const schedule: DashboardCard = {
  to: '/staff/schedule',
  title: 'My Schedule',
  text: 'Your shifts and blocked times, and the time slots.',
  Icon: ClockIcon,
};
const pay: DashboardCard = {
  to: '/staff/pay',
  title: 'My Pay',
  text: 'Your commission and tips.',
  Icon: MoneyIcon,
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
  text: 'The week, customers, revenue, settings, and who did what.',
  Icon: ChartIcon,
};

const own = [profile, appointments, schedule, offerings, pay];

const CARDS: Readonly<Record<Role, DashboardCard[]>> = {
  staff: [...own, assigned],
  auditor: [],
  reception: [{ ...assigned, text: 'Book, move and answer requests, day by day.' }],
  admin_staff: [...own, { ...assigned, text: 'View and manage all bookings.' }, services, therapists, adminDashboard],
};

/** Returns the cards that a role sees on its dashboard; none for one that only a newer server knows. */
export const getDashboardCards = (role: Role): DashboardCard[] => CARDS[role] ?? [];
