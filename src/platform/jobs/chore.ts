import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';

/** What a worker looks after from time to time. Any number of workers may do it at once: the database decides between them. */
export interface Chore {
  run(): Promise<void>;
}

/** Under this key stands how often, in milliseconds. */
export const choreKey = 'chore';

const every = (ms: number) => applyDecorators(Injectable(), SetMetadata(choreKey, ms));

/** Has the provider's `run` called every minute in every worker; what it throws is logged, and it is called again. */
export const EveryMinute = () => every(60_000);

/** The same every second: for what is cheap to ask and waited for. */
export const EverySecond = () => every(1_000);
