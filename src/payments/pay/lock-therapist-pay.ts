import { KEYED_LOCKS } from '../../kernel/locks/advisory-locks.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';

/** Waits until nobody else changes the pay of a therapist, and lets nobody until the transaction ends. */
export const lockTherapistPay = (tx: Transaction, therapistId: string): Promise<unknown> =>
  tx.query(`select pg_advisory_xact_lock(${KEYED_LOCKS.therapistPay}, hashtext($1))`, [therapistId]);
