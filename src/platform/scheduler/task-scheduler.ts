import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Queue, Worker } from 'bullmq';
import { QueueFactory } from '../deliveries/queue-factory.js';
import { SCHEDULED_TASKS_QUEUE } from '../deliveries/queue-names.js';
import { discoverProviders } from '../discover-providers.js';
import { type TaskSchedule, RunsEvery, type ScheduledTask } from './scheduled-task.js';

/** Time after which the schedules in the queue are compared again with those in the code. */
const CHECK_INTERVAL_MS = 5_000;

/** Time beyond which a next run was scheduled by a clock that has been set since, in either direction. */
const CLOCK_TOLERANCE_MS = 10_000;

/**
 * Settings by which a run whose worker died is taken over within seconds; the next run is scheduled when one begins.
 */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000 };

/** Runs the tasks of all modules by job schedulers in the queue. */
@Injectable()
export class TaskScheduler {
  private readonly logger = new Logger('ScheduledTasks');
  private readonly running = new Map<string, Promise<void>>();
  private queue: Queue | undefined;
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isChecking = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly queues: QueueFactory,
  ) {}

  start(): void {
    const tasks = new Map(this.findTasks().map(({ instance, options }) => [options.name, instance]));
    if (tasks.size === 0) return;
    this.queue = this.queues.queue(SCHEDULED_TASKS_QUEUE, {});
    const process = async ({ name }: { name: string }) => this.runOnce(name, tasks.get(name));
    this.worker = this.queues.worker(SCHEDULED_TASKS_QUEUE, process, { concurrency: tasks.size, ...recovery });
    this.timer = setInterval(() => void this.checkSchedules(), CHECK_INTERVAL_MS);
    void this.checkSchedules();
  }

  /** Waits for the running tasks to end, and takes no new ones. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.worker?.pause(true);
    await Promise.all(this.running.values());
    if (this.worker) await this.queues.close(this.worker);
    if (this.queue) await this.queues.close(this.queue);
  }

  /** Runs each task once, now. */
  async runAll(): Promise<void> {
    for (const { instance, options } of this.findTasks()) await this.runOnce(options.name, instance);
  }

  private findTasks() {
    return discoverProviders<ScheduledTask, TaskSchedule>(this.discovery, RunsEvery);
  }

  /** Skips a run when the process is still busy with the previous one. */
  private async runOnce(name: string, task: ScheduledTask | undefined): Promise<void> {
    if (!task) throw new Error(`No task is called ${name}`);
    if (this.running.has(name)) return;
    const run = task
      .run()
      .catch((error: unknown) => this.logger.warn({ err: error, task: name }, 'A task failed and runs again later'))
      .finally(() => this.running.delete(name));
    this.running.set(name, run);
    await run;
  }

  /** Restores schedules that a wiped queue has lost. Commands wait while the queue is away: one check at a time. */
  private async checkSchedules(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    await this.restoreSchedules().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'The schedules of tasks could not be checked'),
    );
    this.isChecking = false;
  }

  private async restoreSchedules(): Promise<void> {
    for (const { options } of this.findTasks()) {
      const { name, everyMs } = options;
      const scheduled = await this.queue!.getJobScheduler(name);
      const untilNextMs = (scheduled?.next ?? NaN) - Date.now();
      const isInTime = untilNextMs > -CLOCK_TOLERANCE_MS && untilNextMs <= everyMs + CLOCK_TOLERANCE_MS;
      if (scheduled?.every === everyMs && isInTime) continue;
      // Setting an existing schedule again keeps the time of its next run, even one that lies a day ahead.
      if (scheduled) await this.queue!.removeJobScheduler(name);
      const opts = { removeOnComplete: true, removeOnFail: true };
      // Without a start date the first run would be due at once.
      const repeat = { every: everyMs, startDate: Date.now() + everyMs };
      await this.queue!.upsertJobScheduler(name, repeat, { name, opts });
    }
  }
}
