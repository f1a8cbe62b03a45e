import { Injectable, Logger } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Config } from '../../config.js';
import { ProcessingLagReader } from '../processing-lag/processing-lag-reader.js';
import { Metrics } from './metrics.js';
import { collectSystemMetrics } from './system-metrics.js';

/** Answers Prometheus on a port of its own, where METRICS_PORT is set, so that visitors never reach it. */
@Injectable()
export class MetricsServer {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly lag: ProcessingLagReader,
    private readonly config: Config,
  ) {}

  async start(): Promise<void> {
    if (this.config.METRICS_PORT === undefined) return;
    // Event loop lag, memory and garbage collection; watched only where somebody asks.
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server = createServer((request, response) => {
      if (request.method === 'GET' && request.url === '/metrics') void this.respond(response);
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

  // While the database is away the process still tells about itself, and the figures of all processes are missing.
  private async respond(response: ServerResponse): Promise<void> {
    const system = await this.lag.read().then(collectSystemMetrics, (error: unknown) => {
      this.logger.warn({ err: error }, 'Figures of the system could not be read');
      return new Registry();
    });
    const text = await Registry.merge([this.metrics.registry, system]).metrics();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  }
}
