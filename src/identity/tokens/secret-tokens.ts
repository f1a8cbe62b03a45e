import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text of 43 characters. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. 256 random bits need no salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
