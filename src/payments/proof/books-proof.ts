import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import type { NightlyProofDto } from '../../platform/integrity/nightly-proof.dto.js';
import { type NightlyProofSource, ProvesNightly } from '../../platform/integrity/nightly-proof.js';
import type { BooksProved } from './proof.event-types.js';

/** The stream of all proofs. */
export const BOOKS_PROOF_STREAM = 'b00c5000-0000-4000-8000-000000000001';

type ProvedBooks = BooksProved['data'];

/** Tells of the latest proof of the books. */
@ProvesNightly()
export class BooksProof implements NightlyProofSource {
  constructor(private readonly em: EntityManager) {}

  async read(em: EntityManager): Promise<ProvedBooks | null> {
    const [last] = await sql<{ data: ProvedBooks }>(em, latestSql, [BOOKS_PROOF_STREAM]);
    return last?.data ?? null;
  }

  async latest(): Promise<NightlyProofDto | null> {
    const proved = await this.read(this.em.fork());
    if (!proved) return null;
    const { day, complaints } = proved;
    return {
      ...{ name: 'Books', day, text: describe(proved) },
      complaints: complaints.map(({ text, bookingId }) => ({
        text,
        path: bookingId && `/bookings?booking=${bookingId}`,
      })),
    };
  }
}

function describe({ gateway, payments, outcome }: ProvedBooks): string {
  if (outcome === 'differs') return 'The books do not agree';
  const ledger = 'The ledger is equal to the log, to the cent';
  if (gateway === 'none') return ledger;
  if (gateway === 'silent') return `${ledger}; the payment gateway did not answer`;
  return `${ledger}, and ${payments === 1 ? '1 online payment' : `${payments} online payments`} to the gateway`;
}

const latestSql = /* sql */ `select data from event_log where stream = $1 order by version desc limit 1`;
