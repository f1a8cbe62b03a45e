import type { Role } from './session-slice.js';

const HOME_PATHS: Readonly<Record<Role, string>> = {
  staff: '/staff',
  reception: '/bookings?view=day',
  auditor: '/admindashboard?tab=action-logs',
  admin_staff: '/admindashboard',
};

/** Returns the page where people of a role do their work; the launcher for one that only a newer server knows. */
export const getHomePath = (role: Role | null): string => (role && HOME_PATHS[role]) ?? '/staff';
