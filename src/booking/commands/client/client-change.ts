/**
 * Data of every change by the private link: the version that the client saw, and the key of a repeated request whose
 * first answer was lost.
 */
export interface ClientChange {
  version: number;
  idempotencyKey: string | undefined;
  /** Name and system of the browser as it states them; null when it does not. */
  browser: string | null;
}
