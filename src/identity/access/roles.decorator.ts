import { SetMetadata } from '@nestjs/common';
import type { Role } from '../accounts/user.js';

export const ROLES_KEY = 'allowedRoles';

/** Who may call a route: `@Roles('admin_staff')`. Others who are signed in get 403. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES_KEY, roles);
