import { QueueFactory } from '../../../src/platform/deliveries/queue-factory.js';
import { RunsEvery, type ScheduledTask } from '../../../src/platform/scheduler/scheduled-task.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { startPlatform } from './platform-process.js';

const EVERY_MS = 1_000;

@RunsEvery({ name: 'count-runs', everyMs: EVERY_MS })
class CountRuns implements ScheduledTask {
  runs: number[] = [];

  async run(): Promise<void> {
    this.runs.push(Date.now());
    if (this.runs.length === 2) throw new Error('Not this time');
  }
}

const providers = [CountRuns];

describe.each(['PostgreSQL', 'Redis'])('scheduled tasks over queues on %s', (backend) => {
  const env = async (): Promise<Record<string, string>> =>
    backend === 'Redis' ? { REDIS_URL: (await startRedisServer()).url } : {};

  it('run again and again, a failed one too, once for all workers', async () => {
    const database = await createDatabase();
    const settings = await env();
    const workers = [
      await startPlatform(database, { providers, env: settings }),
      await startPlatform(database, { providers, env: settings }),
    ];
    const count = () => workers.reduce((sum, worker) => sum + worker.get(CountRuns).runs.length, 0);
    await Promise.all(workers.map((worker) => worker.startWorker()));
    const began = await eventually(() => workers.flatMap((each) => each.get(CountRuns).runs)[0], 'the first run');
    await eventually(() => (count() >= 6 ? true : undefined), 'six runs');
    // A period more than have passed, because the first run may have begun late.
    expect(count()).toBeLessThanOrEqual(3 + (Date.now() - began) / EVERY_MS);
  });

  it('run again after the queue has lost their schedules', async () => {
    const process = await startPlatform(await createDatabase(), { providers, env: await env() });
    await process.startWorker();
    const { runs } = process.get(CountRuns);
    await eventually(() => (runs.length >= 1 ? true : undefined), 'a run');
    const queue = process.get(QueueFactory).queue('scheduled-tasks', {});
    await queue.obliterate({ force: true });
    await process.get(QueueFactory).close(queue);
    const before = runs.length;
    await eventually(() => (runs.length > before + 2 ? true : undefined), 'runs after the loss');
  });

  it('run within seconds when a clock that was ahead has left their schedules a day away', async () => {
    const process = await startPlatform(await createDatabase(), { providers, env: await env() });
    const queue = process.get(QueueFactory).queue('scheduled-tasks', {});
    const repeat = { every: 1_000, startDate: Date.now() + 86_400_000 };
    await queue.upsertJobScheduler('count-runs', repeat, { name: 'count-runs' });
    await process.get(QueueFactory).close(queue);
    await process.startWorker();
    const { runs } = process.get(CountRuns);
    await eventually(() => (runs.length >= 2 ? true : undefined), 'two runs');
  });
});
