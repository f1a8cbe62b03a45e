import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Problem } from '../../platform/http/errors/problem.js';
import { seesClientsMasked } from '../../platform/request-context.js';
import { ClientMask } from './client-mask.js';
import { MASKS_ITSELF_KEY } from './masks-itself.decorator.js';

/** Searches for a part of a client's name, address or number, which would tell whose the masked answers are. */
const SEARCHES = ['name', 'search'];

/** Masks clients in every answer to an auditor, and refuses to search for them. */
@Injectable()
export class MaskAnswers implements NestInterceptor {
  constructor(
    private readonly mask: ClientMask,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http' || !seesClientsMasked()) return next.handle();
    if (this.reflector.get<boolean>(MASKS_ITSELF_KEY, context.getClass())) return next.handle();
    const { query } = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: Record<string, unknown> }>>();
    if (SEARCHES.some((name) => query[name]))
      throw new Problem(403, 'forbidden', 'Auditors see no names, and cannot search by them');
    return next.handle().pipe(map((answer) => this.mask.answer(answer)));
  }
}
