import { DiscoveryService } from '@nestjs/core';

/** A recurring task. Its runs in several processes may overlap; database locks make that safe. */
export interface ScheduledTask {
  run(): Promise<void>;
}

export interface TaskSchedule {
  /** Unique name under which the queue stores the task's schedule. */
  name: string;
  everyMs: number;
}

/** Marks a ScheduledTask that runs again and again, in one worker at a time. Errors are logged. */
export const RunsEvery = DiscoveryService.createDecorator<TaskSchedule>();
