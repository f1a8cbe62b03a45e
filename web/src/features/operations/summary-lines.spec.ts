import type { ChainStateDto, SystemStatusDto } from '../../shared/api/generated.js';
import { toSummaryLines } from './summary-lines.js';

const status = {
  relay_seconds: 0,
  projections: [{ name: 'revenue_totals', behind: 0, seconds: 0 }],
  queues: [
    {
      name: 'mail',
      jobs: { waiting: 0, active: 0, delayed: 0, failed: 0 },
      open: 0,
      failing: 0,
      unknown: 0,
      oldest_seconds: 0,
    },
  ],
  refused: [],
  proofs: [{ name: 'Books', day: '2026-03-02', text: 'The ledger is equal to the log, to the cent', complaints: [] }],
  backup_at_local: '2026-03-02T03:30:00',
} as unknown as SystemStatusDto;
const chain = { checked_at_local: '2026-03-02T02:00:00', complaint: null } as ChainStateDto;
const now = { date: '2026-03-02', time: '10:00', zone: 'Australia/Sydney' };

const lines = (given: Partial<SystemStatusDto> = {}, seals: Partial<ChainStateDto> = {}) =>
  toSummaryLines({ ...status, ...given }, { ...chain, ...seals }, now);
const unwell = (...given: Parameters<typeof lines>) =>
  lines(...given)
    .filter(({ isHealthy }) => !isHealthy)
    .map(({ value, note }) => [value, note]);
const mail = (more: object) => ({ queues: [{ ...status.queues[0]!, ...more }] });
const gateway = (more: object) => ({
  queues: [...status.queues, { ...status.queues[0]!, name: 'gateway' as const, ...more }],
});

it('says in an owner’s words that all is well', () => {
  expect(lines().map(({ value }) => value)).toEqual([
    'Online booking works',
    'Emails are going out',
    'The log is intact, checked 8 h ago',
    'The ledger is equal to the log, to the cent (Mon, Mar 2)',
    'Last backup 7 h ago',
    'Revenue and customers are up to date',
  ]);
  expect(unwell()).toEqual([]);
});

it.each([
  ['a worker that is away', { relay_seconds: 120 }, /emails have been waiting for 2 min/, /worker process/],
  [
    'a mail server that is away',
    mail({ open: 9, failing: 3, outage: { since_local: '2026-03-02T10:12:00', explanation: 'does not answer' } }),
    /^The mail server does not answer since 10:12 AM$/,
    /^12 emails wait and will go out once it is back\.$/,
  ],
  [
    'a mail server that takes nothing since yesterday',
    mail({ open: 1, outage: { since_local: '2026-03-01T10:12:00', explanation: 'takes no mails for now' } }),
    /^The mail server takes no mails for now since Sun, Mar 1, 10:12 AM$/,
    /^1 email waits and will go out/,
  ],
  [
    'a wrong password of the mail server',
    mail({
      open: 2,
      outage: {
        since_local: '2026-03-02T10:12:00',
        explanation: 'does not accept our name and password',
        is_sign_in_refused: true,
      },
    }),
    /^The mail server does not accept our name and password since 10:12 AM$/,
    /^2 emails wait\. Correct the name or password .* press Retry below\. .* 15 minutes apart/,
  ],
  ['mails that fail', mail({ open: 1, failing: 2, oldest_seconds: 7200 }), /^3 emails wait, .* 2 h$/, /below/],
  ['one mail that waits', mail({ failing: 1, oldest_seconds: 40 }), /^One email has been waiting for 40 s$/, /below/],
  ['mails nobody fetches', mail({ open: 4, oldest_seconds: 60 }), /^4 emails wait/, /worker process/],
  [
    'a mail that is unknown',
    mail({ unknown: 1 }),
    /whether the mail server accepted one of them is unknown$/,
    /sent again later/,
  ],
  [
    'a mail that may have arrived',
    { refused: [{ is_unknown: true }] as SystemStatusDto['refused'] },
    /1 may not have arrived/,
    /ask them, or send/,
  ],
  ['a silent queue', mail({ jobs: null }), /queue does not answer/, /Redis/],
  ['a refused mail', { refused: [{}] as SystemStatusDto['refused'] }, /1 was refused/, /address/],
  [
    'a limited mail',
    { refused: [{ is_limited: true }] as SystemStatusDto['refused'] },
    /1 was not sent/,
    /Many emails/,
  ],
  [
    'a text gateway that is away',
    {
      queues: [
        ...status.queues,
        {
          ...status.queues[0]!,
          name: 'text',
          open: 2,
          outage: { since_local: '2026-03-02T10:12:00', explanation: 'x' },
        },
      ] as SystemStatusDto['queues'],
    },
    /^The text gateway x since 10:12 AM$/,
    /^2 texts wait/,
  ],
  [
    'a payment gateway that is away',
    gateway({ open: 1, outage: { since_local: '2026-03-02T10:12:00', explanation: 'does not accept our key' } }),
    /^The payment gateway does not accept our key since 10:12 AM$/,
    /^Clients cannot pay online, .* 1 payment page or refund waits/,
  ],
  [
    'payments that the gateway does not take',
    gateway({ failing: 2, oldest_seconds: 720 }),
    /^2 payment pages and refunds wait for the payment gateway, the oldest for 12 min$/,
    /below/,
  ],
  [
    'a refused text',
    { refused: [{ channel: 'text' }] as SystemStatusDto['refused'] },
    /^Texts are going out, but 1/,
    /number/,
  ],
  [
    'books that do not agree',
    {
      proofs: [
        { name: 'Books', day: '2026-03-02', text: 'The books do not agree', complaints: [{ text: 'x', path: null }] },
      ],
    },
    /^The books do not agree \(Mon, Mar 2\)$/,
    /named below/,
  ],
  ['books that were not proved yet', { proofs: [] }, /^Not proved yet$/, /every night/],
  ['no backup', { backup_at_local: null }, /^No backup yet$/, /npm run backup/],
  ['an old backup', { backup_at_local: '2026-02-26T10:00:00' }, /^Last backup 4 days ago$/, /daily backup/],
  ['late reports', { projections: [{ name: 'x', behind: 9, seconds: 600 }] }, /10 min behind/, /by themselves/],
])('says what to do about %s', (_what, given, value, note) => {
  expect(unwell(given)).toEqual([[expect.stringMatching(value), expect.stringMatching(note)]]);
});

it('counts the hours that have passed, also where the shop’s clock was put back or forward', () => {
  const atTen = (date: string) =>
    toSummaryLines(
      { ...status, backup_at_local: `${date}T00:00:00` },
      { ...chain, checked_at_local: `${date}T04:00:00` },
      { ...now, date },
    ).map(({ value }) => value);
  expect(atTen('2026-04-05')).toEqual(
    expect.arrayContaining(['Last backup 11 h ago', 'The log is intact, checked 6 h ago']),
  );
  expect(atTen('2026-10-04')).toEqual(
    expect.arrayContaining(['Last backup 9 h ago', 'The log is intact, checked 6 h ago']),
  );
});

it('says when the log was altered, and when nobody has looked at it', () => {
  expect(unwell({}, { complaint: 'Entry 7 is missing' })[0]).toEqual([
    'The log was altered: Entry 7 is missing',
    expect.stringMatching(/exports and backups/),
  ]);
  expect(unwell({}, { checked_at_local: '2026-02-20T02:00:00' })[0]![0]).toBe(
    'The log was intact, checked 10 days ago',
  );
  expect(unwell({}, { checked_at_local: null })).toEqual([['Not checked yet', 'It is checked every night.']]);
});
