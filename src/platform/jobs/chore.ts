import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';

/** What a worker looks after from time to time. Any number of workers may do it at once: the database decides between them. */
export interface Chore {
  run(): Promise<void>;
}

export const choreKey = 'chore';

/** Has the provider's `run` called every minute in every worker; what it throws is logged, and it is called again. */
export const EveryMinute = () => applyDecorators(Injectable(), SetMetadata(choreKey, true));
