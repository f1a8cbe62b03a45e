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
import { FailureLog } from './failure-log.js';

/** What a job carries: ids only, never personal data. */
export interface DeliveryJob {
  subscriber: string;
  eventId: string;
}

interface Backend {
  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue;
  worker<Data>(name: string, process: Processor<Data>, options: Omit<WorkerOptions, 'connection'>): Worker;
}

/**
 * How long a stopping process waits for its queues. Without a limit, an unreachable one would keep it running for
 * ever.
 */
const CLOSE_TIMEOUT_MS = 3_000;

/** BullMQ over Redis where REDIS_URL is set, over PostgreSQL where not. Everything else is the same code. */
@Injectable()
export class QueueFactory {
  /**
   * Up to this many jobs are added one by one, which is cheaper: on PostgreSQL a bulk insert creates two temporary
   * tables. On Redis it is a single command.
   */
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

  /** Closes a queue, or disconnects from one that does not answer. */
  async close(closing: Queue | Worker): Promise<void> {
    const closed = closing
      .close()
      .catch((error: unknown) => this.logger.warn({ err: error, queue: closing.name }, 'A queue could not be closed'));
    await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  // A lost connection is emitted as an error at every attempt to reconnect, which would end the process if nobody
  // listened.
  private logErrors<Watched extends Queue | Worker>(watched: Watched, name: string): Watched {
    const failures = new FailureLog(this.logger);
    (watched as Queue).on('error', (error: Error) =>
      failures.warn(error, { err: error, queue: name }, 'The queue has trouble'),
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
 * BullMQ sends the same few statements for every job, so they are prepared. BullMQ does not listen for errors on a
 * borrowed connection: one that breaks between two statements would end the process. Here the next user of the
 * connection gets the error instead.
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
