import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RequestKey } from './api-scope.js';

/** Parameter decorator of the key of a request to an `@ApiRoute`: `@CurrentKey() key: RequestKey`. */
export const CurrentKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): RequestKey =>
    context.switchToHttp().getRequest<{ apiKey: RequestKey }>().apiKey,
);
