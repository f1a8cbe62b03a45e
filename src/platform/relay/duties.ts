import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Chores } from '../jobs/chores.js';
import { DeliveryWorker } from '../jobs/delivery-worker.js';
import { Sweeper } from '../jobs/sweeper.js';
import { MetricsServer } from '../metrics/metrics-server.js';
import { LogFollower } from './log-follower.js';
import { Projector } from './projector.js';
import { Relay } from './relay.js';

/** What a process does beside answering: decided in main.ts and worker.ts, ended in order at shutdown. */
@Injectable()
export class Duties implements BeforeApplicationShutdown {
  private readonly stops: Array<() => Promise<void> | void> = [];

  constructor(
    private readonly follower: LogFollower,
    private readonly relay: Relay,
    private readonly projector: Projector,
    private readonly deliveries: DeliveryWorker,
    private readonly sweeper: Sweeper,
    private readonly chores: Chores,
    private readonly metrics: MetricsServer,
  ) {}

  /** Every process follows the log: its caches and its browsers want to know. */
  async startWeb(): Promise<void> {
    for (const duty of [this.metrics, this.follower]) await this.begin(duty);
  }

  /** Any number of workers may run; one relay at a time orders the log. */
  async startWorker(): Promise<void> {
    const duties = [this.metrics, this.follower, this.deliveries, this.relay, this.projector, this.sweeper, this.chores];
    for (const duty of duties) await this.begin(duty);
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const stop of this.stops.reverse()) await stop();
  }

  private async begin(duty: { start(): Promise<void> | void; stop(): Promise<void> | void }): Promise<void> {
    await duty.start();
    this.stops.push(() => duty.stop());
  }
}
