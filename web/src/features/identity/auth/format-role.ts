import type { Role } from './session-slice.js';

const ROLE_LABELS: Readonly<Record<Role, string>> = { staff: 'Staff Member', admin_staff: 'Administrator' };

export const ROLES = Object.keys(ROLE_LABELS) as Role[];

/** What a role is called wherever people see it. */
export const formatRole = (role: Role | null): string => (role ? ROLE_LABELS[role] : 'No role');
