import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { RateLimited } from '../../platform/http/rate-limits/index.js';
import { API_SCOPES_KEY } from '../access/api-scopes-key.js';
import { requestsPerAddress, requestsPerKey } from './api-rate-limits.js';
import type { ApiScope } from './api-scope.js';

/**
 * Opens a route to API keys with one of these scopes, and to nobody else: `@ApiRoute('read')`. A key opens no other
 * route.
 */
export const ApiRoute = (...scopes: [ApiScope, ...ApiScope[]]): MethodDecorator =>
  applyDecorators(
    SetMetadata(API_SCOPES_KEY, scopes),
    RateLimited(requestsPerAddress, requestsPerKey),
    // Each scope is enough.
    ...scopes.map((scope) => ApiSecurity('key', [scope])),
  );
