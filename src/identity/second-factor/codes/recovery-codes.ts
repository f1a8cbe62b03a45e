import { hashRaw } from '@node-rs/argon2';
import { randomBytes, randomInt } from 'node:crypto';
import { ARGON2_OPTIONS } from '../../credentials/password-hasher.js';

const RECOVERY_CODE_COUNT = 10;

/**
 * Characters of recovery codes. I, L, O and U are left out, so that none is mistaken for another and codes spell no
 * words.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Generates ten codes of 50 random bits, such as `4K7QX-09TNM`. */
export function generateRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(generateCode());
  return [...codes];
}

function generateCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Normalizes a recovery code, however it was typed, for hashing; null when it cannot be one. */
export function normalizeRecoveryCode(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter)) ? letters : null;
}

export const generateRecoverySalt = (): Buffer => randomBytes(16);

/** Hashes a code for storage. All codes of a user have one salt, so that a single hash identifies the code. */
export const hashRecoveryCode = (normalized: string, salt: Uint8Array): Promise<Buffer> =>
  hashRaw(normalized, { ...ARGON2_OPTIONS, salt });
