import { DiscoveryService } from '@nestjs/core';

/** A recurring task. Its runs in several processes may overlap; database locks make that safe. */
export interface ScheduledTask {
  run(): Promise<void>;
}

export interface Schedule {
  /** Unique; the queue keeps the task's schedule under it. */
  name: string;
  everyMs: number;
}

/** Runs the provider, a ScheduledTask, again and again, in one worker at a time. Errors are logged. */
export const RunsEvery = DiscoveryService.createDecorator<Schedule>();
