import type { Config } from '../config.js';

export type DirectDatabase = Pick<Config, 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>;

/** Returns the address of the database past a pooler, which keeps no connection for LISTEN or a session's settings. */
export function directDatabaseUrl({ DATABASE_DIRECT_URL, DATABASE_URL }: DirectDatabase): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
