import type { Role } from './session-slice.js';

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  staff: 'Staff Member',
  reception: 'Receptionist',
  admin_staff: 'Administrator',
};

export const ROLES = Object.keys(ROLE_LABELS) as Role[];

/** Who books for clients, and knows them. */
export const DESK_ROLES: Role[] = ['reception', 'admin_staff'];

export const isDesk = (role: Role | null): boolean => role !== null && DESK_ROLES.includes(role);

/** What a role is called wherever people see it. */
export const formatRole = (role: Role | null): string => (role ? ROLE_LABELS[role] : 'No role');
