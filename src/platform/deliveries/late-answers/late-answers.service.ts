import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { sql } from '../../database/sql.js';
import { DeliveryRefusedError, DeliveryUnknownError, ServerUnavailableError } from '../delivery-errors.js';
import { QueueOutages } from '../outages/queue-outages.js';
import type { QueueName } from '../queue-names.js';
import { sanitizeJobError } from '../sanitize-error.js';
import { MAX_UNKNOWN_ATTEMPTS, NO_ANSWER } from './unknown-attempts.js';
import type { LateAnswer } from './await-answer.js';

interface UnknownDelivery {
  subscriber: string;
  queue: QueueName;
  eventId: string;
  /** Number of its attempts that ended as unknown. */
  unknownAttempts: number;
}

interface Outcome {
  state: 'done' | 'failing' | 'unknown';
  error?: string;
  refusal?: string;
}

/** Records what servers say late about deliveries that were unknown until then. */
@Injectable()
export class LateAnswers implements OnModuleDestroy {
  private readonly logger = new Logger('Deliveries');
  private isStopped = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly outages: QueueOutages,
  ) {}

  /** A delivery stays unknown when its process ends, and is sent again late. */
  onModuleDestroy(): void {
    this.isStopped = true;
  }

  /** Waits for an answer and records it. Never rejects. */
  async record(delivery: UnknownDelivery, { answer }: LateAnswer): Promise<void> {
    const failure = await answer.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (this.isStopped) return;
    const { subscriber, eventId, unknownAttempts } = delivery;
    const fields = { subscriber, event_id: eventId, attempt: unknownAttempts };
    try {
      const { state, error, refusal } = failure ? toOutcome(failure.error, delivery) : { state: 'done' as const };
      await sql(this.orm.em.fork(), recordSql, [subscriber, eventId, state, error ?? null, refusal ?? null]);
      if (failure?.error instanceof ServerUnavailableError) await this.outages.recordFailure(delivery, error!);
      if (failure) this.logger.warn({ ...fields, reason: error ?? refusal }, 'A late answer did not take a delivery');
      else this.logger.log(fields, 'Delivered, says a late answer');
    } catch (error) {
      this.logger.warn({ ...fields, err: error }, 'A late answer could not be recorded: the delivery stays unknown');
    }
  }
}

function toOutcome(error: unknown, { unknownAttempts }: UnknownDelivery): Outcome {
  if (error instanceof DeliveryRefusedError) return { state: 'done', refusal: error.reply };
  const { message } = sanitizeJobError(error);
  if (!(error instanceof DeliveryUnknownError)) return { state: 'failing', error: message };
  // Further copies would annoy more than they help: a person decides.
  if (unknownAttempts >= MAX_UNKNOWN_ATTEMPTS) return { state: 'done', refusal: NO_ANSWER };
  return { state: 'unknown', error: message };
}

/** Records an outcome, unless another attempt has had one. What failed for now is due at once. */
const recordSql = /* sql */ `
  update deliveries set state = $3, last_error = $4, refusal = $5, updated_at = now(),
    queued_at = case when $3 = 'failing' then now() else queued_at end
  where subscriber = $1 and event_id = $2 and state = 'unknown'`;
