import { ChainVerifier, type ChainHead, type HashedEntry } from './chain-verifier.js';
import { GENESIS_HASH, entryHash } from './entry-hash.js';

const entry = (seq: number) => ({
  id: `00000000-0000-4000-8000-00000000000${seq}`,
  seq,
  created_at: '2026-11-21T00:00:00.000000Z',
  actor_kind: 'user',
  admin_email: 'ada@spa.test',
  action_type: 'service_update',
  kind: 'update',
  details: { price: seq, before: { price: 89.5 } },
});

function withHashes(entries: ReturnType<typeof entry>[]): HashedEntry[] {
  let hash = GENESIS_HASH;
  return entries.map((each) => ({ ...each, hash: (hash = entryHash(hash, each)).toString('hex') }));
}

const five = withHashes([1, 2, 3, 4, 5].map(entry));
const headAt = (seq: number): ChainHead => ({ seq, hash: five[seq - 1]!.hash! });

function check(entries: readonly HashedEntry[], published: ChainHead[] = []): ChainHead {
  const chain = new ChainVerifier(published);
  for (const each of entries) chain.verify(each);
  return chain.finish();
}

it('holds as it was sealed, and says where it ends', () => {
  expect(check(five, [headAt(5), headAt(3)])).toEqual(headAt(5));
  expect(check([])).toEqual({ seq: 0, hash: '00'.repeat(32) });
});

it.each([
  ['changed', five.with(2, { ...five[2]!, admin_email: 'bea@spa.test' }), 'Entry 3 is not as it was sealed'],
  ['deleted', five.toSpliced(2, 1), 'Entry 3 is missing'],
  ['deleted, the first', five.slice(1), 'Entry 1 is missing'],
  ['repeated', five.toSpliced(2, 0, five[1]!), 'Entry 3 is missing: entry 2 is in its place'],
  [
    'swapped',
    five.with(1, { ...five[2]!, seq: 2 }).with(2, { ...five[1]!, seq: 3 }),
    'Entry 2 is not as it was sealed',
  ],
  ['without its seal', five.with(4, { ...five[4]!, hash: null }), 'Entry 5 carries no seal'],
])('names the first entry that is %s', (_, entries, complaint) => {
  expect(() => check(entries)).toThrow(complaint);
});

it('goes on from a place that was found whole before', () => {
  const from = (after: ChainHead, entries: readonly HashedEntry[], published: ChainHead[] = []) => {
    const chain = new ChainVerifier(published, after);
    for (const each of entries) chain.verify(each);
    return chain.finish();
  };
  expect(from(headAt(3), five.slice(3), [headAt(5), headAt(2)])).toEqual(headAt(5));
  expect(from(headAt(5), [])).toEqual(headAt(5));
  expect(() => from(headAt(3), five.slice(4))).toThrow('Entry 4 is missing');
  expect(() => from(headAt(3), [], [{ ...headAt(4), seq: 3 }])).toThrow('Entry 3 does not bear the published seal');
});

it('sees by a published head that the tail was cut', () => {
  expect(check(five.slice(0, 3))).toEqual(headAt(3));
  expect(() => check(five.slice(0, 3), [headAt(5)])).toThrow('Entry 4 is missing: a head was published at entry 5');
});

it('sees by a published head that the chain was recomputed after a change', () => {
  const forged = withHashes([1, 2, 3, 4, 5].map((seq) => ({ ...entry(seq), kind: seq === 2 ? 'delete' : 'update' })));
  expect(check(forged).seq).toBe(5);
  expect(() => check(forged, [headAt(4)])).toThrow('Entry 4 does not bear the published seal');
});
