import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { ImportOutcome } from '../../kernel/outcomes/import-outcome.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { TherapistDeleted } from '../catalog.event-types.js';
import { type TreatmentInput, TreatmentWriter } from '../treatments/treatment-writer.js';
import type { TherapistInput } from './therapist-input.js';
import { TherapistWriter } from './therapist-writer.js';

/** A therapist as a file states them. */
export interface ImportedTherapist extends Omit<TherapistInput, 'rating' | 'imageUrl'> {
  isActive: boolean;
  /** The services that they give; none for all. */
  treatments: readonly TreatmentInput[];
}

/** Values of a record that no file states. */
const UNSTATED = { rating: 5, imageUrl: null };

/** Brings in therapists of a file, and takes them back. Both inside the transaction of the caller. */
@Injectable()
export class ImportedTherapists {
  constructor(
    private readonly writer: TherapistWriter,
    private readonly treatments: TreatmentWriter,
    private readonly log: EventLog,
  ) {}

  /** Returns what becomes of each therapist: one whom the shop has under this name stays. */
  async judge(db: Executor, therapists: readonly Pick<ImportedTherapist, 'name'>[]): Promise<ImportOutcome[]> {
    const rows = await sql<{ known: boolean }>(db, knownSql, [therapists.map(({ name }) => name)]);
    return rows.map(({ known }) => (known ? 'unchanged' : 'new'));
  }

  /** Adds therapists, and returns their ids. @throws InvalidInputError on `treatments` for a service that is not offered */
  async add(em: EntityManager, therapists: readonly ImportedTherapist[], by: Actor): Promise<string[]> {
    const ids: string[] = [];
    for (const { treatments, ...therapist } of therapists) {
      const id = randomUUIDv7();
      const row = await this.writer.add(em, id, { ...therapist, ...UNSTATED }, by);
      if (treatments.length > 0) await this.treatments.replace(em, row, treatments, by);
      ids.push(id);
    }
    return ids;
  }

  /** Keeps therapists from being changed, booked or put on the roster until the transaction ends. */
  async lock(db: Executor, ids: readonly string[]): Promise<void> {
    await sql(db, 'select from therapists where id = any ($1::uuid[]) order by id for update', [ids]);
  }

  /**
   * Deletes therapists whom nothing names, with the lists of what they give.
   * @throws VersionConflictError when one of them has changed since its version
   */
  async remove(db: Executor, records: readonly { id: string; version: number }[], by: Actor): Promise<void> {
    if (records.length === 0) return;
    const rows = await sql<{ id: string; name: string }>(db, deleteSql, [records.map(({ id }) => id)]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const entries = records.map(({ id: stream, version: expected }) => ({
      ...{ stream, expected },
      ...this.log.toEntry(TherapistDeleted, { therapist_id: stream, name: names.get(stream) ?? '' }),
    }));
    await this.log.appendToStreams(db, entries, by);
  }
}

const knownSql = /* sql */ `
  select exists (select from therapists t where lower(t.name) = lower(line.name)) as known
  from unnest($1::text[]) with ordinality as line (name, nth) order by line.nth`;

const deleteSql = /* sql */ `delete from therapists where id = any ($1::uuid[]) returning id, name`;
