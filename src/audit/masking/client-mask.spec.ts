import type { Config } from '../../platform/config.js';
import { ClientMask } from './client-mask.js';

const mask = new ClientMask({ PERSONAL_DATA_KEY: 'a key' } as Config);

it('the nightly proof is read by auditors as it is', () => {
  const difference = { text: 'Payment 1: the gateway has $5.00 received, the books have nothing of it', path: null };
  const proofs = [{ name: 'Books', day: '2026-03-01', text: 'The books do not agree', complaints: [difference] }];
  expect(mask.answer({ proofs })).toEqual({ proofs });
});

it('names and texts elsewhere are hidden', () => {
  const hidden = mask.answer({ name: 'Zara Ibrahim', notes: [{ text: 'Her left knee' }] });
  expect(hidden).toEqual({ name: mask.pseudonym('Zara Ibrahim'), notes: [{ text: 'Hidden' }] });
});
