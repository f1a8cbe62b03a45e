import { Injectable, Logger } from '@nestjs/common';
import {
  PostgresConnection,
  PostgresQueueBackend,
  type Processor,
  Queue,
  type QueueOptions,
  withBackend,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Config } from '../config.js';
import { KEEP_ALIVE } from '../database/database-options.js';
import { directDatabaseUrl } from '../database/direct-database-url.js';
import { PreparedStatementClient } from '../database/prepared-statement-client.js';
import { FailureLog } from './failure-log.js';

/** The data of a job: ids only, never personal data. */
export interface DeliveryJob {
  subscriber: string;
  eventId: string;
}

interface Backend {
  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue;
  worker<Data>(name: string, process: Processor<Data>, options: Omit<WorkerOptions, 'connection'>): Worker;
  /** Disconnects, once the last open queue or worker is closed. */
  disconnect(): Promise<void>;
}

/**
 * Time for which a stopping process waits for its queues. Without a limit, an unreachable one would keep it running for
 * ever.
 */
const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Makes BullMQ queues and workers over Redis where REDIS_URL is set, over PostgreSQL where not. Everything else is the
 * same code.
 */
@Injectable()
export class QueueFactory {
  /**
   * Largest number of jobs that are added one by one, which is cheaper: on PostgreSQL a bulk insert creates two
   * temporary tables. On Redis it is a single command.
   */
  readonly maxAddedSingly: number;
  private readonly backend: Backend;
  private readonly open = new Set<Queue | Worker>();
  private readonly logger = new Logger('Queues');

  constructor(config: Config) {
    this.maxAddedSingly = config.REDIS_URL ? 1 : 40;
    this.backend = config.REDIS_URL ? createRedisBackend(config.REDIS_URL) : createPostgresQueueBackend(config);
  }

  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue {
    return this.opened(this.backend.queue(name, options), name);
  }

  worker<Data>(name: string, process: Processor<Data>, options: Omit<WorkerOptions, 'connection'>): Worker {
    return this.opened(this.backend.worker(name, process, options), name);
  }

  /** Closes a queue, or disconnects from one that does not answer. */
  async close(closing: Queue | Worker): Promise<void> {
    const closed = closing
      .close()
      .catch((error: unknown) => this.logger.warn({ err: error, queue: closing.name }, 'A queue could not be closed'));
    await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    if (this.open.delete(closing) && this.open.size === 0) await this.backend.disconnect();
  }

  // A lost connection is emitted as an error at every attempt to reconnect, which would end the process if nobody
  // listened.
  private opened<Opened extends Queue | Worker>(opened: Opened, name: string): Opened {
    this.open.add(opened);
    const failures = new FailureLog(this.logger);
    (opened as Queue).on('error', (error: Error) =>
      failures.warn(error, { err: error, queue: name }, 'The queue has trouble'),
    );
    return opened;
  }
}

function createRedisBackend(url: string): Backend {
  // Commands wait while Redis is away instead of failing.
  const connection = { url, maxRetriesPerRequest: null };
  return {
    queue: (name, options) => new Queue(name, { ...options, connection }),
    worker: (name, process, options) => new Worker(name, process, { ...options, connection }),
    disconnect: () => Promise.resolve(),
  };
}

/** Time between two attempts to connect. */
const RECONNECT_DELAY_MS = 1_000;

/**
 * A connection for BullMQ, which sends the same few statements for every job, so they are prepared. BullMQ does not
 * listen for errors on a borrowed connection: one that breaks between two statements would end the process. Here the
 * next user of the connection gets the error instead.
 */
class ErrorTolerantClient extends PreparedStatementClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  // BullMQ asks again at once when a connection is refused, unless nothing listens: here it learns so a second later.
  override connect(...args: unknown[]): never {
    const connected = args[0] as ((error?: Error) => void) | undefined;
    const later = (error?: Error) => void (error ? setTimeout(connected!, RECONNECT_DELAY_MS, error) : connected!());
    return (super.connect as (...passed: unknown[]) => never).apply(this, connected ? [later] : []);
  }
}

/**
 * BullMQ looks once whether its tables fit and keeps a failure for ever: a worker whose database went away at that moment
 * would ask again without a pause, and run nothing more. `npm run migrate` makes the tables, so there is nothing to look
 * for.
 */
class ReadyConnection extends PostgresConnection {
  override waitUntilReady(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Largest number of connections of a process for queues and workers, of which each worker keeps one to listen on. A
 * connection has to learn BullMQ's functions first: 30 ms of PostgreSQL's processor.
 */
const MAX_CONNECTIONS = 8;

function createPostgresQueueBackend(config: Config): Backend {
  const { Queue, Worker } = withBackend((name, options) => {
    const connection = new ReadyConnection(options.connection as pg.Pool);
    return new PostgresQueueBackend(connection, name, { ...options, connection: {} }, true);
  });
  let pool: pg.Pool | undefined;
  // Each queue and worker listens for errors of the pool.
  const connect = () =>
    (pool ??= new pg.Pool({
      connectionString: directDatabaseUrl(config),
      options: '-c search_path=bullmq',
      max: MAX_CONNECTIONS,
      ...KEEP_ALIVE,
      Client: ErrorTolerantClient,
    }).setMaxListeners(0));
  return {
    queue: (name, options) => new Queue(name, { ...options, connection: connect() }) as unknown as Queue,
    worker: (name, process, options) =>
      new Worker(name, process as never, { ...options, connection: connect() }) as unknown as Worker,
    async disconnect() {
      const ending = pool?.end();
      pool = undefined;
      await Promise.race([ending, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
