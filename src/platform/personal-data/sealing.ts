import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const drawn = Buffer.alloc(4096);
let used = drawn.length;

/** Random bytes for keys and nonces. They are drawn many at a time: to ask for a few costs as much as to seal with them. */
export function random(bytes: number): Buffer {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const taken = Buffer.from(drawn.subarray(used, used + bytes));
  drawn.fill(0, used, (used += bytes));
  return taken;
}

/** Encrypts and authenticates: nonce, ciphertext, tag. `context` is authenticated too, but not stored. */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  const nonce = random(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when key or context are not those it was sealed with, or a byte was changed */
export function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
