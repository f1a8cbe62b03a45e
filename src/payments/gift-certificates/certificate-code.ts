import { createHash, randomBytes } from 'node:crypto';

/** 32 characters without those that look like others, so that a byte chooses each equally often. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 80 bits, which nobody guesses, and a check character, by which a typing mistake is seen. */
const RANDOM_LENGTH = 16;

interface CertificateCode {
  /** As it is read: `K7QM-2XRD-9PWA-4HTZ-C`. */
  text: string;
  hash: string;
  lastFour: string;
}

/** Makes a code. @param seed bytes that nobody can guess, by which a second try makes the same one; random when left out */
export function makeCertificateCode(seed: Buffer = randomBytes(RANDOM_LENGTH)): CertificateCode {
  const random = [...seed.subarray(0, RANDOM_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]!).join('');
  const code = random + toCheckCharacter(random);
  return toCode(code);
}

/** Reads a code as it was typed, with or without hyphens. Returns null for one that no certificate can have. */
export function readCertificateCode(typed: string): CertificateCode | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const isWhole = code.length === RANDOM_LENGTH + 1 && [...code].every((character) => ALPHABET.includes(character));
  if (!isWhole || code.at(-1) !== toCheckCharacter(code.slice(0, RANDOM_LENGTH))) return null;
  return toCode(code);
}

/** Returns the check character. Odd weights: any one wrong character is seen, and nearly all that were swapped. */
function toCheckCharacter(random: string): string {
  const sum = [...random].reduce((total, each, nth) => total + ALPHABET.indexOf(each) * (2 * nth + 1), 0);
  return ALPHABET[sum % ALPHABET.length]!;
}

/** A code is long enough for a plain hash: nobody tries 80 bits. */
const toCode = (code: string): CertificateCode => ({
  text: code.match(/.{1,4}/g)!.join('-'),
  hash: createHash('sha256').update(`gift certificate ${code}`).digest('base64url'),
  lastFour: code.slice(-4),
});
