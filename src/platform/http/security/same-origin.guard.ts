import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config.js';
import { isSameOrigin } from './same-origin.js';
import { Problem } from '../errors/problem.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Keeps other sites from acting through a visitor's browser (CSRF). */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (SAFE_METHODS.has(request.method) || isSameOrigin(request, this.config)) return true;
    throw new Problem(
      403,
      'foreign-origin',
      `Requests that change something must come from the pages of ${new URL(this.config.PUBLIC_URL).origin}`,
    );
  }
}
