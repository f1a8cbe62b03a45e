import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Config } from '../platform/config.js';

const ID_BYTES = 16;
const EXPIRY_BYTES = 6;

/** Bytes of the signature of a short token: 96 bits, which nobody guesses. */
const SHORT_SIGNATURE_BYTES = 12;

/** The content of a token, which gives access to a record. */
interface TokenContent {
  id: string;
  /** Instant at which the token expires; null when it never does. */
  expiresAt: Date | null;
}

/**
 * Signs and reads unguessable tokens, each with an id and for one purpose. No table is needed: the signature proves
 * that we issued the token, and whether a single-use token was used is known from the record with that id.
 */
@Injectable()
export class TokenSigner {
  constructor(private readonly config: Config) {}

  sign(purpose: string, { id, expiresAt }: TokenContent): string {
    const content = Buffer.alloc(ID_BYTES + EXPIRY_BYTES);
    content.write(id.replaceAll('-', ''), 'hex');
    content.writeUIntBE(expiresAt?.getTime() ?? 0, ID_BYTES, EXPIRY_BYTES);
    return Buffer.concat([content, computeSignature(this.config.SESSION_SECRET, purpose, content)]).toString(
      'base64url',
    );
  }

  /** Signs a token that never expires, of 38 characters instead of 72: a text message has little room. */
  signShort(purpose: string, id: string): string {
    const content = Buffer.from(id.replaceAll('-', ''), 'hex');
    const signature = computeSignature(this.config.SESSION_SECRET, `short ${purpose}`, content);
    return Buffer.concat([content, signature.subarray(0, SHORT_SIGNATURE_BYTES)]).toString('base64url');
  }

  /**
   * Returns the content of a token that was signed for the purpose; null for anything else. Expired ones are read, too.
   */
  verify(purpose: string, token: string): TokenContent | null {
    const bytes = Buffer.from(token, 'base64url');
    const isShort = bytes.length === ID_BYTES + SHORT_SIGNATURE_BYTES;
    const length = isShort ? ID_BYTES : ID_BYTES + EXPIRY_BYTES;
    const [content, signature] = [bytes.subarray(0, length), bytes.subarray(length)];
    const { SESSION_SECRET, OTHER_SESSION_SECRET } = this.config;
    const isValid = [SESSION_SECRET, OTHER_SESSION_SECRET].some((secret) => {
      if (!secret) return false;
      const expected = computeSignature(secret, isShort ? `short ${purpose}` : purpose, content);
      return isEqual(signature, isShort ? expected.subarray(0, SHORT_SIGNATURE_BYTES) : expected);
    });
    if (!isValid) return null;
    const id = formatId(content);
    if (isShort) return { id, expiresAt: null };
    const expiry = content.readUIntBE(ID_BYTES, EXPIRY_BYTES);
    return { id, expiresAt: expiry === 0 ? null : new Date(expiry) };
  }
}

const formatId = (content: Buffer): string =>
  content.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function computeSignature(secret: string, purpose: string, content: Buffer): Buffer {
  return createHmac('sha256', secret).update(purpose).update('\0').update(content).digest();
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
