import { OptimisticLockError } from '@mikro-orm/core';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { isTransientDatabaseError } from '../../database/transient-errors.js';
import { InvalidInputError, NewerEventError, NotFoundError, BusinessRuleError } from '../../../kernel/errors.js';
import type { RefusalCode } from '../../../kernel/refusal-codes.js';
import { VersionConflictError } from '../../event-log/event-log.js';
import type { ProblemDetails } from './problem-details.dto.js';
import { Problem } from './problem.js';

/** Answers every error as problem+json; an unexpected one becomes a 500 without details and a log entry. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') return this.logger.error({ err: thrown }, 'A message failed');
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = toProblem(thrown);
    // The caller has disconnected, which is no fault of ours.
    const isAborted = request.raw.destroyed && !request.raw.complete;
    if (problem.getStatus() >= 500 && !(thrown instanceof HttpException) && !isAborted) {
      this.logger.error({ err: thrown, request_id: request.id, route: request.routeOptions.url }, 'A request failed');
    }
    if (!reply.sent) sendProblem(problem, request, reply);
  }
}

/** Answers requests that are refused before Nest sees them, such as an unreadable URL. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(new Problem(error.statusCode ?? 400, toCode(error.statusCode ?? 400), error.message), request, reply);
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  const body = JSON.stringify(toProblemDetails(problem, request.id));
  void reply.code(problem.getStatus()).type('application/problem+json').header('cache-control', 'no-store').send(body);
}

function toProblemDetails(problem: Problem, requestId: string): ProblemDetails {
  const status = problem.getStatus();
  const title = STATUS_CODES[status] ?? 'Error';
  const { code, message: detail, errors, conflictingIds } = problem;
  return {
    type: 'about:blank',
    title,
    status,
    detail,
    code,
    ...(errors && { errors }),
    ...(conflictingIds && { in_the_way: [...conflictingIds] }),
    request_id: requestId,
  };
}

function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof BusinessRuleError) {
    const { code, message, field, conflictingIds } = thrown;
    return new Problem(409, code, message, field === undefined ? undefined : [{ field, message }], conflictingIds);
  }
  if (thrown instanceof InvalidInputError)
    return Problem.fromFieldErrors([{ field: thrown.field, message: thrown.message }]);
  if (thrown instanceof NotFoundError) return new Problem(404, 'not-found', thrown.message);
  if (thrown instanceof VersionConflictError || thrown instanceof OptimisticLockError)
    return new Problem(409, 'modified', 'Someone else changed this. Reload and try again.');
  if (isOverlapError(thrown)) return new Problem(409, 'time_conflict', 'This runs into another booking');
  // Nest has turned Fastify's own refusals (unreadable JSON, body too large, unknown media type) into HttpExceptions.
  if (thrown instanceof HttpException)
    return new Problem(thrown.getStatus(), toCode(thrown.getStatus()), thrown.message);
  // Half a surrogate pair: the checks of addresses refuse to look at it.
  if (thrown instanceof URIError) return new Problem(400, 'bad-request', 'The request holds text that is no text');
  if (isTransientDatabaseError(thrown) || thrown instanceof NewerEventError)
    return new Problem(503, 'unavailable', 'This cannot be done right now. Please try again in a moment');
  return new Problem(500, 'unexpected', 'An unexpected error occurred');
}

/** Whether a constraint of the database has refused what runs into something else, such as a booking of the next day. */
const isOverlapError = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown as NodeJS.ErrnoException).code === EXCLUSION_VIOLATION;

const EXCLUSION_VIOLATION = '23P01';

/** Codes of refusals by the framework, which has none of its own. */
const CODES: Readonly<Record<number, RefusalCode>> = {
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'service-unavailable',
};

const toCode = (status: number): RefusalCode => CODES[status] ?? (status < 500 ? 'bad-request' : 'unexpected');
