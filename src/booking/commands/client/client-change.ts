/** What travels with every change that a client makes: the version they saw, and the key that lets a lost answer be asked for again. */
export interface ClientChange {
  version: number;
  idempotencyKey: string | undefined;
}
