import { SetMetadata } from '@nestjs/common';
import type { Role } from './user.js';

export const allowedRoles = 'allowedRoles';

/** Who may call a route: `@Roles('admin_staff')`. Others who are signed in get 403. */
export const Roles = (...roles: Role[]) => SetMetadata(allowedRoles, roles);
