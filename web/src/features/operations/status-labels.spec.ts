import type { SystemStatusDto } from '../../shared/api/generated.js';
import {
  formatAge,
  toSystemLines,
  toProcessingLines,
  toQueueLines,
  formatRefusedMail,
  humanizeName,
  nameDelivery,
} from './status-labels.js';

const status: SystemStatusDto = {
  log_seq: 1,
  relay_behind: 0,
  relay_seconds: 0,
  projections: [{ name: 'revenue_totals', behind: 1200, seconds: 95 }],
  queues: [
    {
      name: 'mail',
      jobs: { waiting: 0, active: 1, delayed: 2, failed: 0 },
      open: 1,
      failing: 2,
      unknown: 1,
      oldest_seconds: 7200,
      outage: null,
    },
    { name: 'audit', jobs: null, open: 0, failing: 0, unknown: 0, oldest_seconds: 0, outage: null },
  ],
  failing: [],
  refused: [],
  proofs: [],
  unread: [],
  backup_at_local: null,
  queue_backend: 'Redis',
  versions: { product: '0.1.0', schema: 'Migration20261121084500_last_backup', node: '26.10.0', postgresql: '18.4' },
};

describe('the words of the system status', () => {
  it('say what is late or fails, and since when', () => {
    expect(toQueueLines(status)[0]).toEqual({
      name: 'Emails',
      value: '2 deliveries failing, the oldest 2 h old, 1 unknown',
      note: 'Jobs: 0 waiting, 1 active, 2 to be tried again, 0 failed',
      isHealthy: false,
    });
    expect(toProcessingLines(status)).toEqual([
      { name: 'Relay', value: 'Up to date', isHealthy: true },
      { name: 'Revenue totals', value: '1,200 events behind, 2 min', isHealthy: false },
    ]);
  });

  it('say why a queue pauses', () => {
    const outage = {
      since_local: '2026-03-05T10:12:09',
      explanation: 'does not answer',
      reason: 'ESOCKET CONN',
      is_sign_in_refused: false,
    };
    const [mail] = status.queues;
    expect(toQueueLines({ ...status, queues: [{ ...mail!, outage }] })[0]).toMatchObject({
      note: 'Jobs: 0 waiting, 1 active, 2 to be tried again, 0 failed. Paused since Thu, Mar 5, 2026, 10:12 AM: ESOCKET CONN',
      isHealthy: false,
    });
  });

  it('do not take a queue that is silent for one that is well', () => {
    expect(toQueueLines(status)[1]).toMatchObject({ note: 'The queue does not answer', isHealthy: false });
  });

  it('say whom the mail server refused, and why', () => {
    const mail = { channel: 'mail' as const, reason: 'no such mailbox', is_limited: false, is_unknown: false };
    expect(formatRefusedMail({ ...mail, address: 'maria@example.com' })).toBe(
      'The mail server refused maria@example.com: no such mailbox',
    );
    expect(
      formatRefusedMail({
        ...mail,
        address: 'maria@example.com',
        reason: 'this address has had 10 mails today',
        is_limited: true,
      }),
    ).toBe('Not sent to maria@example.com: this address has had 10 mails today');
    expect(formatRefusedMail({ ...mail, address: 'maria@example.com', is_unknown: true })).toBe(
      'Unknown whether it reached maria@example.com: the mail server got it three times and never said so',
    );
    expect(formatRefusedMail({ ...mail, address: null })).toBe(
      'The mail server refused an address that is not kept any more: no such mailbox',
    );
    expect(formatRefusedMail({ ...mail, channel: 'text', address: '+61412345678', reason: 'no such number' })).toBe(
      'The text gateway refused +61412345678: no such number',
    );
  });

  it('name subscribers, ages and events as people would', () => {
    expect(humanizeName('revenue_totals')).toBe('Revenue totals');
    expect(nameDelivery('email-shop-on-booking-requested')).toBe('Email to the shop: booking requested');
    expect(nameDelivery('email-customer-on-letter-resent')).toBe('Email to the client: email resent');
    expect(nameDelivery('email-client-on-paper-issued')).toBe('Email to the client: receipt issued');
    expect(nameDelivery('email-therapist-on-leave-decided')).toBe('Email to the therapist: leave decided');
    expect(nameDelivery('text-client-on-client-reminded')).toBe('Text to the client: client reminded');
    expect(nameDelivery('write-action-log')).toBe('Write action log');
    expect([45, 720, 10_800, 800_000].map(formatAge)).toEqual(['45 s', '12 min', '3 h', '9 days']);
    expect(toSystemLines(status).slice(0, 2)).toEqual([
      { name: 'Last backup', value: 'No backup yet (npm run backup)' },
      { name: 'Log', value: '1 event' },
    ]);
  });
});
