import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';

/**
 * An entry of the action log as stored: personal values stay encrypted, so that erasing a person does not change it.
 */
export interface StoredEntry {
  id: string;
  seq: number;
  /** Instant in UTC, to the microsecond. */
  created_at: string;
  actor_kind: string;
  admin_email: string | null;
  action_type: string;
  kind: string;
  details: Record<string, unknown>;
}

/** The hash that precedes the first entry. */
export const GENESIS_HASH: Buffer = Buffer.alloc(32);

/** SHA-256 over the previous hash (32 bytes) and the entry in canonical JSON (RFC 8785), in UTF-8. */
export function entryHash(before: Buffer, entry: StoredEntry): Buffer {
  const { id, seq, created_at, actor_kind, admin_email, action_type, kind, details } = entry;
  const text = canonicalize({ id, seq, created_at, actor_kind, admin_email, action_type, kind, details });
  return createHash('sha256').update(before).update(text!).digest();
}

/** Columns of a StoredEntry, selected from `admin_action_logs l`. */
export const storedEntryColumns = /* sql */ `
  l.id, l.seq::float8 as seq, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
  l.actor_kind, l.admin_email, l.action_type, l.kind, l.details`;
