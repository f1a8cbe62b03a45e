import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import type { RecordedEvent } from '../../../src/platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../../src/platform/projections/projection.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startPlatform } from './platform-process.js';

const applied: string[] = [];

@Injectable()
@RegisterProjection({ name: 'what-happened', tables: [] })
class WhatHappened implements Projection {
  apply(events: readonly RecordedEvent[]): Promise<void> {
    applied.push(...events.map(({ stream }) => stream));
    return Promise.resolve();
  }
}

it('a projection follows what it was not notified of', async () => {
  const stream = randomUUID();
  const platform = await startPlatform(await createDatabase(), { providers: [WhatHappened] });
  await platform.startWorker();
  await platform.log(stream);
  await eventually(() => applied.length === 1 || undefined, 'the event');
  // As it is when a notification was lost.
  await sql(platform.em(), `update projection_checkpoints set seq = 0 where projection = 'what-happened'`);
  await eventually(() => applied.length === 2 || undefined, 'the event again');
  expect(applied).toEqual([stream, stream]);
});
