import type { ApiKeyDto } from '../../../shared/api/generated.js';

type Scope = ApiKeyDto['scopes'][number];

/** What each scope lets a program do, as people read it. */
export const SCOPE_LABELS: Readonly<Record<Scope, string>> = {
  read: 'Read bookings, clients and sales',
  book: 'Book, and change what it booked',
  manage: 'Change every booking, create clients',
};

/** Formats the scopes in a few words: `Reads, books`. */
export function formatScopes(scopes: readonly Scope[]): string {
  const verbs = { read: 'reads', book: 'books', manage: 'manages' };
  const text = scopes.map((scope) => verbs[scope]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
