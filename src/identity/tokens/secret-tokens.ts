import { createHash, randomBytes } from 'node:crypto';

/** Generates 256 random bits as text of 43 characters. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. 256 random bits need no salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
