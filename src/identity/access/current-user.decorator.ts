import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedInUser } from '../accounts/user.js';

/**
 * Parameter decorator of the signed-in user: `@CurrentUser() user: SignedInUser`. Undefined on public routes for
 * visitors.
 */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedInUser | undefined =>
    context.switchToHttp().getRequest<{ user?: SignedInUser | false }>().user || undefined,
);
