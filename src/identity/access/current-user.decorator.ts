import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedInUser } from '../accounts/user.js';

/** The signed-in user as a parameter: `@CurrentUser() user: SignedInUser`. Undefined on public routes for visitors. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedInUser | undefined =>
    context.switchToHttp().getRequest<{ user?: SignedInUser | false }>().user || undefined,
);
