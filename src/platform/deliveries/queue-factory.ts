import { Injectable, Logger } from '@nestjs/common';
import {
  createPostgresBackend,
  type Processor,
  Queue,
  type QueueOptions,
  withBackend,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Config } from '../config.js';
import { PreparedStatementClient } from '../database/prepared-statement-client.js';

/** What a job carries: ids only, never personal data. */
export interface DeliveryJob {
  subscriber: string;
  eventId: string;
}

interface Backend {
  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue;
  worker<Data>(name: string, process: Processor<Data>, options: Omit<WorkerOptions, 'connection'>): Worker;
}

/** How long a process that ends waits for its queues; one that is away would keep it for ever. */
const CLOSE_TIMEOUT_MS = 3_000;

/** BullMQ over Redis where REDIS_URL is set, over PostgreSQL where not. Everything else is the same code. */
@Injectable()
export class QueueFactory {
  /** So many jobs cost less one by one than together: on PostgreSQL together means two temporary tables, on Redis one command. */
  readonly maxAddedSingly: number;
  private readonly backend: Backend;
  private readonly logger = new Logger('Queues');

  constructor(config: Config) {
    this.maxAddedSingly = config.REDIS_URL ? 1 : 40;
    this.backend = config.REDIS_URL ? createRedisBackend(config.REDIS_URL) : createPostgresQueueBackend(config);
  }

  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue {
    return this.logErrors(this.backend.queue(name, options), name);
  }

  worker<Data>(name: string, process: Processor<Data>, options: Omit<WorkerOptions, 'connection'>): Worker {
    return this.logErrors(this.backend.worker(name, process, options), name);
  }

  /** Takes leave of a queue, or of one that does not answer. */
  async close(closing: Queue | Worker): Promise<void> {
    const closed = closing
      .close()
      .catch((error: unknown) => this.logger.warn({ err: error, queue: closing.name }, 'A queue could not be closed'));
    await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  // A lost connection is reported as an event, comes back by itself, and ends the process where nobody listens.
  private logErrors<Watched extends Queue | Worker>(watched: Watched, name: string): Watched {
    (watched as Queue).on('error', (error: Error) =>
      this.logger.warn({ err: error, queue: name }, 'The queue has trouble'),
    );
    return watched;
  }
}

function createRedisBackend(url: string): Backend {
  // Commands wait while Redis is away instead of failing.
  const connection = { url, maxRetriesPerRequest: null };
  return {
    queue: (name, options) => new Queue(name, { ...options, connection }),
    worker: (name, process, options) => new Worker(name, process, { ...options, connection }),
  };
}

/**
 * BullMQ sends the same few statements for every job. It borrows connections without listening to them: one that is cut off
 * between two statements would end the process. Whoever uses it next gets the error.
 */
class ErrorTolerantClient extends PreparedStatementClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

function createPostgresQueueBackend({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): Backend {
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const connection = {
    connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
    schema: 'bullmq',
    max: 4,
    keepAlive: true,
    Client: ErrorTolerantClient,
  };
  return {
    queue: (name, options) => new Queue(name, { ...options, connection }) as unknown as Queue,
    worker: (name, process, options) =>
      new Worker(name, process as never, { ...options, connection }) as unknown as Worker,
  };
}
