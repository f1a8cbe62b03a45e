import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { SanitizeInputPipe } from '../../platform/http/validation/pipes/sanitize-input.pipe.js';
import { validationPipe } from '../../platform/http/validation/pipes/validation.pipe.js';
import { SignInDto } from '../sessions/session.dto.js';

/** Signs in by address and password. Normalizes and validates the body itself, because guards run before pipes. */
@Injectable()
export class CredentialsGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    new SanitizeInputPipe().transform(body, { type: 'body' });
    await validationPipe.transform(body, { type: 'body', metatype: SignInDto });
    return super.canActivate(context) as Promise<boolean>;
  }
}
