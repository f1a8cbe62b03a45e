import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { TaskScheduler } from './scheduler/task-scheduler.js';
import { DeliveryWorker } from './deliveries/delivery-worker.js';
import { LostDeliverySweeper } from './deliveries/lost-delivery-sweeper.js';
import { OutageWatcher } from './deliveries/outages/outage-watcher.js';
import { DatabaseWatch } from './observability/health/database-watch.js';
import { MetricsServer } from './observability/metrics/metrics-server.js';
import { EventBusForwarder } from './event-log/relay/event-bus-forwarder.js';
import { Projector } from './projections/projector.js';
import { Relay } from './event-log/relay/relay.js';

/**
 * The background services of a process. main.ts and worker.ts choose which to start; shutdown stops them in reverse
 * order.
 */
@Injectable()
export class BackgroundServices implements BeforeApplicationShutdown {
  private readonly stops: Array<() => Promise<void> | void> = [];

  constructor(
    private readonly forwarder: EventBusForwarder,
    private readonly relay: Relay,
    private readonly projector: Projector,
    private readonly deliveries: DeliveryWorker,
    private readonly outages: OutageWatcher,
    private readonly sweeper: LostDeliverySweeper,
    private readonly tasks: TaskScheduler,
    private readonly metrics: MetricsServer,
    private readonly database: DatabaseWatch,
  ) {}

  /** Starts what a web process needs: the forwarder, for its caches and the browsers connected to it. */
  async startWeb(): Promise<void> {
    for (const service of [this.metrics, this.database, this.forwarder]) await this.startService(service);
  }

  /** Starts what a worker needs, which a web process may do as well. Any number of workers may run; only one relay at a time assigns sequence numbers. */
  async startWorker(): Promise<void> {
    const services = [
      this.metrics,
      this.database,
      this.forwarder,
      this.deliveries,
      this.relay,
      this.projector,
      this.outages,
      this.sweeper,
      this.tasks,
    ];
    for (const service of services) await this.startService(service);
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const stop of this.stops.reverse()) await stop();
  }

  private async startService(service: { start(): Promise<void> | void; stop(): Promise<void> | void }): Promise<void> {
    await service.start();
    this.stops.push(() => service.stop());
  }
}
