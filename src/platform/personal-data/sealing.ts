import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts and authenticates: nonce, ciphertext, tag. `context` is authenticated too, but not stored. */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when key or context are not those it was sealed with, or a byte was changed */
export function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
