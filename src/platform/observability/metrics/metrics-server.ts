import { Injectable, Logger } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Config } from '../../config.js';
import { DeliveryWorker } from '../../deliveries/delivery-worker.js';
import { ProcessingLagReader } from '../processing-lag/processing-lag-reader.js';
import { Readiness } from '../health/readiness.js';
import { Metrics } from './metrics.js';
import { collectSystemMetrics } from './system-metrics.js';

/** Limit for the figures of the shop: Prometheus and probes wait a few seconds for all of an answer. */
const SYSTEM_TIMEOUT_MS = 2_000;

/**
 * Answers Prometheus, and probes of a process without pages, on a port of its own, where METRICS_PORT is set, so that
 * visitors never reach it.
 */
@Injectable()
export class MetricsServer {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;
  private reading: Promise<Registry> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly lag: ProcessingLagReader,
    private readonly readiness: Readiness,
    private readonly worker: DeliveryWorker,
    private readonly config: Config,
  ) {}

  async start(): Promise<void> {
    if (this.config.METRICS_PORT === undefined) return;
    // Event loop lag, memory and garbage collection; watched only where somebody asks.
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server = createServer((request, response) => {
      const route = request.method === 'GET' ? this.routes[request.url ?? ''] : undefined;
      if (route) void route(response);
      else response.writeHead(404).end();
    });
    this.server.listen(this.config.METRICS_PORT, this.config.METRICS_HOST);
    await once(this.server, 'listening');
    this.logger.log(`Prometheus is answered on port ${this.port}`);
  }

  stop(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** The port that it listens on; 0 when it does not. */
  get port(): number {
    return (this.server?.address() as AddressInfo | null | undefined)?.port ?? 0;
  }

  private readonly routes: Record<string, ((response: ServerResponse) => Promise<void> | void) | undefined> = {
    '/metrics': (response) => this.respondMetrics(response),
    // Never asks the database: a restart would not bring it back.
    '/live': (response) => respondText(response, 200, 'ok'),
    '/ready': async (response) => {
      const problem = (await this.readiness.findProblem()) ?? (await this.worker.findProblem());
      respondText(response, problem ? 503 : 200, problem ?? 'ok');
    },
  };

  // While the database is away the process still tells about itself, and the figures of all processes are missing.
  private async respondMetrics(response: ServerResponse): Promise<void> {
    const system = await Promise.race([this.readSystem(), delay(SYSTEM_TIMEOUT_MS, new Registry(), { ref: false })]);
    const text = await Registry.merge([this.metrics.registry, system]).metrics();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  }

  /** Reads the figures of the shop. One read at a time: of a database that hangs it takes its connections once. */
  private readSystem(): Promise<Registry> {
    return (this.reading ??= this.lag
      .read()
      .then(collectSystemMetrics, (error: unknown) => {
        this.logger.warn({ err: error }, 'Figures of the system could not be read');
        return new Registry();
      })
      .finally(() => (this.reading = undefined)));
  }
}

function respondText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
}
