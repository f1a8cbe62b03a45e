import { Logger } from '@nestjs/common';
import { isTransientDatabaseError } from '../database/transient-errors.js';

const logger = new Logger('ScheduledTasks');

/**
 * Does the work of a task's items, one after the other. One that fails is logged and keeps no other from its turn: it is
 * still due, and comes again with the next run.
 * @throws the error of a database that is away, which would fail all of them
 */
export async function runForEach<Item extends { id: string }>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      if (isTransientDatabaseError(error)) throw error;
      logger.warn({ err: error, item: item.id }, 'An item of a task failed and is tried again later');
    }
}
