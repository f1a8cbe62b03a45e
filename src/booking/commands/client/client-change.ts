/** What travels with every change that a client makes by the private link: the version they saw, and the key that lets a lost answer be asked for again. */
export interface ClientChange {
  version: number;
  idempotencyKey: string | undefined;
  /** The browser's own name and system; null when it does not say. */
  browser: string | null;
}
