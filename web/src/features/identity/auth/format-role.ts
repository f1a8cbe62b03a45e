import type { Role } from './session-slice.js';

/** What a role is called wherever people see it. */
export function formatRole(role: Role | null): string {
  if (!role) return 'No role';
  return role === 'admin_staff' ? 'Administrator' : 'Staff Member';
}
