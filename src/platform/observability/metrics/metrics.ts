import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Gauge, Histogram, Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process for Prometheus. Figures of all processes together are in system-metrics.ts. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their route and the status of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [this.registry],
  });

  private readonly deliveries = new Histogram({
    name: 'delivery_duration_seconds',
    help: 'Attempts to deliver an event to a subscriber, done or failed',
    labelNames: ['subscriber', 'outcome'],
    buckets,
    registers: [this.registry],
  });

  /**
   * Counts a request by the pattern of its route instead of the address, which may hold ids; addresses that nobody
   * serves count as one.
   */
  observeRequest({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    this.requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  }

  /**
   * Starts measuring an attempt. Returns the function to call when the attempt ends, with the number of events that it
   * was for.
   */
  startDeliveries(subscriber: string): (outcome: 'done' | 'unknown' | 'failed', events: number) => void {
    const since = performance.now();
    return (outcome, events) => {
      const seconds = (performance.now() - since) / 1_000;
      for (let n = 0; n < events; n++) this.deliveries.observe({ subscriber, outcome }, seconds);
    };
  }

  watchPool(pool: Pool): void {
    const connections = {
      open: () => pool.totalCount,
      idle: () => pool.idleCount,
      waited_for: () => pool.waitingCount,
    };
    this.gauge('database_connections', 'Connections of the pool, and how many callers wait for one', connections);
  }

  watchSockets(count: () => number): void {
    this.gauge('live_sockets', 'Browsers that are connected to this process', { open: count });
  }

  private gauge(name: string, help: string, states: Record<string, () => number>): void {
    // A pool that was closed is opened again by the next caller: the newest counts.
    this.registry.removeSingleMetric(name);
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, read] of Object.entries(states)) this.set({ state }, read());
      },
    });
  }
}
