import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Config } from '../platform/config.js';

const ID_BYTES = 16;
const EXPIRY_BYTES = 6;

/** What a token gives access to. */
export interface TokenContent {
  id: string;
  /** Null when the token never expires. */
  expiresAt: Date | null;
}

/**
 * Unguessable tokens that carry an id and are good for one purpose. They need no table: the signature proves that we
 * made them, and whether one was used is known to the thing it points at.
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

  /** The content of a token that was signed for the purpose; null for anything else. Expired ones are read, too. */
  verify(purpose: string, token: string): TokenContent | null {
    const bytes = Buffer.from(token, 'base64url');
    const content = bytes.subarray(0, ID_BYTES + EXPIRY_BYTES);
    const signature = bytes.subarray(ID_BYTES + EXPIRY_BYTES);
    const { SESSION_SECRET, OTHER_SESSION_SECRET } = this.config;
    const isValid = [SESSION_SECRET, OTHER_SESSION_SECRET].some(
      (secret) => secret && isEqual(signature, computeSignature(secret, purpose, content)),
    );
    if (!isValid) return null;
    const id = content.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const expiry = content.readUIntBE(ID_BYTES, EXPIRY_BYTES);
    return { id, expiresAt: expiry === 0 ? null : new Date(expiry) };
  }
}

function computeSignature(secret: string, purpose: string, content: Buffer): Buffer {
  return createHmac('sha256', secret).update(purpose).update('\0').update(content).digest();
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
