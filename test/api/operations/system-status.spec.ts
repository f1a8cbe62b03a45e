import { randomUUID } from 'node:crypto';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { queryRows } from '../../support/database/query-rows.js';

interface Status {
  log_seq: number;
  queue_backend: string;
  relay_behind: number;
  projections: { name: string; behind: number }[];
  queues: { name: string; jobs: Record<string, number> | null; failing: number }[];
  failing: {
    subscriber: string;
    is_message: boolean;
    event_id: string;
    event: string;
    attempts: number;
    tried_at_local: string;
    reason: string;
    explanation: string | null;
  }[];
  refused: object[];
  backup_at_local: string | null;
  versions: Record<string, string>;
}

describe.each(['PostgreSQL', 'Redis'])('the system status, with queues on %s', (backend) => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  const status = async () => (await office.ada.get<Status>('/system-status')).body;
  const run = (statement: string) => queryRows<Record<string, unknown>>(office.server.database, statement);

  beforeAll(async () => {
    office = await startOffice({ env: backend === 'Redis' ? { REDIS_URL: (await startRedisServer()).url } : {} });
    await office.book({ booking_date: '2026-03-03', client_email: 'georgia@example.test' });
  });

  it('tells how far everything is, and which versions run', async () => {
    const settled = await eventually(async () => {
      const now = await status();
      return now.relay_behind === 0 && now.projections.every(({ behind }) => behind === 0) ? now : undefined;
    }, 'everything to be read');
    expect(settled.queue_backend).toBe(backend);
    expect(settled.log_seq).toBeGreaterThan(5);
    expect(settled.projections.map(({ name }) => name)).toEqual([
      'client_figures',
      'customers',
      'performance',
      'revenue_totals',
    ]);
    expect(settled.queues).toMatchObject([
      { name: 'mail' },
      { name: 'text' },
      { name: 'gateway' },
      { name: 'webhook' },
      { name: 'audit', jobs: { waiting: 0, failed: 0 } },
    ]);
    const version = expect.stringMatching(/^\d+\.\d+/);
    expect(settled.versions).toEqual({
      product: version,
      node: version,
      postgresql: version,
      schema: expect.stringMatching(/^Migration/),
    });
  });

  it('names what fails and why, without a word about the client', async () => {
    const [failing] = await eventually(async () => {
      const { failing } = await status();
      return failing.length > 0 ? failing : undefined;
    }, 'the mail server, which is away, to be missed');
    expect(failing).toMatchObject({
      event: expect.stringMatching(/^Booking/),
      reason: expect.stringMatching(/^MailSendError: /),
      explanation: 'The mail server does not answer',
      is_message: true,
    });
    expect(failing!.subscriber).toMatch(/^email-/);
    expect(failing!.attempts).toBeGreaterThan(0);
    expect(JSON.stringify(await status())).not.toMatch(/georgia/i);
  });

  it('tries a failing delivery again when told to, and no other', async () => {
    const [given] = await eventually(async () => {
      const rows = await run(
        `update deliveries set state = 'failing', attempts = 20, last_error = 'Error: planted', updated_at = now()
         where subscriber = 'write-action-log' and seq = 1 and state = 'done' returning subscriber, event_id`,
      );
      return rows.length > 0 ? rows : undefined;
    }, 'the first entry of the action log');
    const planted = async () =>
      (await status()).failing.find(
        ({ event_id, subscriber }) => event_id === given!.event_id && subscriber === given!.subscriber,
      );
    // As many mails as are listed, all before it, do not hide it.
    await run(
      `insert into deliveries (subscriber, event_id, seq, state, queued_at, updated_at)
       select 'email-planted-' || n, event_id, seq, 'failing', now(), now()
       from deliveries, generate_series(1, 60) n where subscriber = 'write-action-log' and seq = 1`,
    );
    expect(await planted()).toMatchObject({ reason: 'Error: planted', attempts: 20, is_message: false });
    expect((await status()).failing.filter(({ is_message }) => is_message)).toHaveLength(50);
    await run(`delete from deliveries where subscriber like 'email-planted-%'`);
    // Today counts the mails and texts that the status lists as refused or failing, and nothing else.
    await eventually(async () => {
      const { failing, refused } = await status();
      const { open_work } = (await office.ada.get<{ open_work: { failed_messages: number } }>('/reports/today')).body;
      const messages = failing.filter(({ is_message }) => is_message);
      return messages.length > 0 && open_work.failed_messages === messages.length + refused.length;
    }, 'both to count the same messages');
    expect(await office.ada.post('/system-status/retries', given)).toMatchObject({ status: 202 });
    await eventually(async () => ((await planted()) ? undefined : true), 'the delivery to succeed');
    expect(await office.ada.post('/system-status/retries', given)).toMatchObject({ status: 404 });
    const unknown = { subscriber: 'nobody', event_id: randomUUID() };
    expect(await office.ada.post('/system-status/retries', unknown)).toMatchObject({ status: 404 });
    expect(await office.ada.post('/system-status/retries', { subscriber: 'write-action-log' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'event_id' }] },
    });
  });

  it('tells when the shop was backed up last', async () => {
    expect((await status()).backup_at_local).toBeNull();
    await run(`insert into last_backup (taken_at) values ('2026-03-01T16:30:00Z')`);
    expect((await status()).backup_at_local).toBe('2026-03-02T03:30:00');
  });
});
