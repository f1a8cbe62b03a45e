import { Config } from '../../../src/platform/config.js';
import { type DeliveryJob, QueueFactory } from '../../../src/platform/deliveries/queue-factory.js';
import { createDatabase, sqlOnServer } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { testEnvironment } from '../../support/test-environment.js';

describe('queues on PostgreSQL', () => {
  it('run jobs once the database answers, though it did not when they were opened', async () => {
    const database = await createDatabase();
    const name = new URL(database).pathname.slice(1);
    const queues = new QueueFactory(Object.assign(new Config(), testEnvironment(database)));
    const ran: string[] = [];

    await sqlOnServer(`alter database ${name} allow_connections false`);
    const worker = queues.worker<DeliveryJob>('mail', async ({ data }) => void ran.push(data.eventId), {});
    const queue = queues.queue('mail', {});
    registerCleanup(() => queues.close(worker));
    registerCleanup(() => queues.close(queue));
    await expect(queue.add('georgia', { subscriber: 'mail', eventId: 'lost' })).rejects.toThrow(
      'not currently accepting',
    );

    await sqlOnServer(`alter database ${name} allow_connections true`);
    await queue.add('georgia', { subscriber: 'mail', eventId: 'kept' });
    await eventually(() => (ran.length > 0 ? true : undefined), 'the job to run');
    expect(ran).toEqual(['kept']);
  });
});
