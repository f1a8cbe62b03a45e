import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../kernel/local-time.js';
import type { Actor } from '../../kernel/actor.js';
import { formatCount } from '../../platform/format-count.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { RequestCounter } from '../../platform/http/rate-limits/index.js';
import { SecondFactorFailed } from '../identity.event-types.js';

/**
 * Attempts per window. Three codes of a million are right at any time, so somebody who knows a password still needs
 * years to guess one.
 */
const MAX_ATTEMPTS = 10;
const WINDOW_MS = 15 * MINUTE_MS;

/** Limits how often codes of an account are tried, across all sessions and addresses, and logs wrong ones. */
@Injectable()
export class SecondFactorAttempts {
  constructor(
    private readonly events: EventRecorder,
    private readonly counter: RequestCounter,
  ) {}

  /** Counts an attempt. @throws Problem 429 when there were too many */
  async count(userId: string): Promise<void> {
    const seconds = await this.counter.count(`second-factor ${userId}`, MAX_ATTEMPTS, WINDOW_MS);
    if (seconds === 0) return;
    const minutes = Math.ceil(seconds / 60);
    throw new Problem(
      429,
      'too-many-requests',
      `Too many codes were tried. Please try again in ${formatCount(minutes, 'minute')}`,
    );
  }

  /** Logs a wrong code. @throws InvalidInputError naming `code`, always */
  async throwWrongCode(email: string, by: Actor): Promise<never> {
    await this.events.record(SecondFactorFailed, { email }, by);
    throw new InvalidInputError('code', 'This code is wrong, or was used before');
  }
}
