import { createHash } from 'node:crypto';
import type { PaperIssued } from '../domain/sale.events.js';

/** 32 characters without those that look like others. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/**
 * Returns the code by which a paper can be checked: `K7QM-2XRD-9PWA`. It is a hash of what cannot change and of the
 * sale's id, which nobody can guess.
 */
export function toCheckCode(
  saleId: string,
  {
    paper,
    number,
    day,
    totalCents,
    taxCents,
  }: Pick<PaperIssued['data'], 'paper' | 'number' | 'day' | 'totalCents' | 'taxCents'>,
): string {
  const hash = createHash('sha256').update([saleId, paper, number, day, totalCents, taxCents].join('|')).digest();
  const code = [...hash.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return code.match(/.{4}/g)!.join('-');
}
