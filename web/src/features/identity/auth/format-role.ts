import type { Role } from './session-slice.js';

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  staff: 'Staff Member',
  reception: 'Receptionist',
  auditor: 'Auditor',
  admin_staff: 'Administrator',
};

export const ROLES = Object.keys(ROLE_LABELS) as Role[];

/** The roles that book for clients and may see them. */
export const DESK_ROLES: Role[] = ['reception', 'admin_staff'];

export const isDesk = (role: Role | null): boolean => role !== null && DESK_ROLES.includes(role);

/** Returns the name of a role on screen. */
export const formatRole = (role: Role | null): string => (role ? ROLE_LABELS[role] : 'No role');
