import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC_KEY = 'isPublic';

/** Opens a route (or all of a controller's) to people who are not signed in. Every other route needs a session. */
export const Public = () => SetMetadata(IS_PUBLIC_KEY, true);
