import { SetMetadata } from '@nestjs/common';
import type { Role } from '../accounts/user.js';

export const ROLES_KEY = 'allowedRoles';

/** Restricts a route to these roles: `@Roles('admin_staff')`. Other signed-in users get 403. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES_KEY, roles);
