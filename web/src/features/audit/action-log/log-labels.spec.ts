import { formatChainCheck, formatActor, formatTimestamp } from './log-labels.js';
import type { ActionLogDto, ChainStateDto } from '../../../shared/api/generated.js';

const log = (part: Partial<ActionLogDto>) => part as ActionLogDto;

it('writes the moment with seconds, month first', () => {
  expect(formatTimestamp('2025-03-05T14:07:09')).toBe('Mar 05, 2025 14:07:09');
});

it('names an admin by address, others by what they are', () => {
  expect(formatActor(log({ admin_email: 'a@shop.example', actor: 'user' }))).toBe('a@shop.example');
  expect(formatActor(log({ admin_email: 'Website', actor: 'key' }))).toBe('Key Website');
  expect(formatActor(log({ admin_email: null, actor: 'visitor' }))).toBe('Visitor');
  expect(formatActor(log({ admin_email: null, actor: 'system' }))).toBe('System');
});

it('says what the last check found, and when', () => {
  const now = { date: '2026-03-05', time: '14:07', zone: 'Australia/Sydney' };
  const state = (part: Partial<ChainStateDto>) =>
    formatChainCheck({ verified_seq: 1416, ...part } as ChainStateDto, now);
  expect(state({ checked_at_local: '2026-03-05T03:00:00' })).toBe('Chain verified: 1,416 entries, 11 hours ago.');
  expect(state({ checked_at_local: '2026-03-05T14:07:50' })).toBe('Chain verified: 1,416 entries, a few seconds ago.');
  expect(state({ checked_at_local: '2026-03-04T14:00:00', complaint: 'Entry 2 is missing' })).toBe(
    'Chain broken, found a day ago:',
  );
  expect(state({ checked_at_local: null })).toBe('Not verified yet.');
});

it('counts the hours since the check that have passed, also where the shop’s clock was put back', () => {
  const state = { verified_seq: 1, checked_at_local: '2026-04-05T00:00:00', complaint: null } as ChainStateDto;
  const now = { date: '2026-04-05', time: '10:00', zone: 'Australia/Sydney' };
  expect(formatChainCheck(state, now)).toBe('Chain verified: 1 entry, 11 hours ago.');
});
