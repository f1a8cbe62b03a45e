import { entryHash, GENESIS_HASH } from './entry-hash.js';

const stored = {
  id: '0193f2aa-0000-7000-8000-000000000001',
  seq: 7,
  created_at: '2026-11-21T08:30:00.123456Z',
  actor_kind: 'user',
  admin_email: 'ada@spa.test',
  action_type: 'service_update',
  kind: 'update',
  details: {
    price: 89.5,
    ratio: 1e21,
    ß: 'Zoë “quoted”\n\u0007',
    '10': [true, null, { z: 1, a: '\ud83d\ude00' }],
    '9': -0,
    before: { price: 0.1, empty: {}, list: [] },
  },
};

it('gives stored entries the hash that they were sealed with', () => {
  expect(entryHash(GENESIS_HASH, stored).toString('hex')).toBe(
    '2d8d95dfd581bf6a4a738c2ccd4557c787201cda42f3433c2a5e233826aba56e',
  );
});

it('does not depend on the order of names within an entry', () => {
  const { details, ...columns } = stored;
  const reordered = Object.fromEntries(Object.entries(details).reverse());
  expect(entryHash(GENESIS_HASH, { details: reordered, ...columns })).toEqual(entryHash(GENESIS_HASH, stored));
});
