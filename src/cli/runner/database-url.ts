import { completeConnectionUrl, completeConnectionUrls } from '../../platform/complete-connection-urls.js';
import { isServerUrl } from '../../platform/variable-rules.js';

/**
 * Returns the database that a command works on, as the role that owns it where there are two: rebuilding and verifying
 * make tables for a while, which the role of daily work must not.
 * @throws Error that names the variable
 */
export function ownerDatabaseUrl(): string {
  return process.env.DATABASE_OWNER_URL?.trim() ? postgresUrl('DATABASE_OWNER_URL') : postgresUrl('DATABASE_URL');
}

/** Completes the address of another database than the shop's own with the password that may be given apart from it. */
export function withOwnerPassword(address: string): string {
  const { DATABASE_OWNER_URL, DATABASE_OWNER_PASSWORD, DATABASE_PASSWORD } = process.env;
  return completeConnectionUrl(address, DATABASE_OWNER_URL?.trim() ? DATABASE_OWNER_PASSWORD : DATABASE_PASSWORD);
}

/** Returns the address in a variable. @throws Error that names the variable when it holds none */
export function postgresUrl(variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL'): string {
  const url = completeConnectionUrls(process.env)[variable] ?? '';
  if (!isPostgresUrl(url)) throw new Error(`Set ${variable} to the postgres:// address of the shop's database`);
  return url;
}

export function isPostgresUrl(text: string): boolean {
  return isServerUrl(text, ['postgres', 'postgresql']);
}
