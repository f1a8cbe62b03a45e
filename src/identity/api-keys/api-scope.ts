/**
 * The scopes of API keys: `read` sees everything that the API shows, `book` books and changes what it booked itself,
 * `manage` changes every booking and creates clients. Services, therapists and free times are open to each.
 */
export const API_SCOPES = ['read', 'book', 'manage'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** The key of a request. */
export interface RequestKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
}
