import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { ImportOutcome } from '../../kernel/outcomes/import-outcome.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ServiceDeleted } from '../catalog.event-types.js';
import { type ServiceInput, toColumns } from './service-input.js';
import { ServiceWriter } from './service-writer.js';

/** A service as a file states it. */
export interface ImportedService {
  input: ServiceInput;
  /** Whether it was sold before and is not offered. */
  isRetired: boolean;
}

/** Brings in services of a file, and takes them back. Both inside the transaction of the caller. */
@Injectable()
export class ImportedServices {
  constructor(
    private readonly writer: ServiceWriter,
    private readonly log: EventLog,
  ) {}

  /** Returns what becomes of each service: one that the shop has under this name, offered or retired as it is, stays. */
  async judge(db: Executor, services: readonly ImportedService[]): Promise<ImportOutcome[]> {
    const lines = services.map(({ input, isRetired }, nth) => ({
      nth,
      name: toColumns(input).name,
      retired: isRetired,
    }));
    const rows = await sql<{ nth: number }>(db, knownSql, [JSON.stringify(lines)]);
    const known = new Set(rows.map(({ nth }) => nth));
    return services.map((_, nth) => (known.has(nth) ? 'unchanged' : 'new'));
  }

  /** Adds services, and returns their ids. @throws BusinessRuleError `service-exists` */
  async add(em: EntityManager, services: readonly ImportedService[], by: Actor): Promise<string[]> {
    const ids: string[] = [];
    for (const { input, isRetired } of services) {
      const id = randomUUIDv7();
      if (isRetired) await this.writer.addRetired(em, id, input, by);
      else await this.writer.add(em, id, input, by);
      ids.push(id);
    }
    return ids;
  }

  /** Keeps services from being changed or sold until the transaction ends. */
  async lock(db: Executor, ids: readonly string[]): Promise<void> {
    await sql(db, 'select from services where id = any ($1::uuid[]) order by id for update', [ids]);
  }

  /**
   * Deletes services that nothing names.
   * @throws VersionConflictError when one of them has changed since its version
   */
  async remove(db: Executor, records: readonly { id: string; version: number }[], by: Actor): Promise<void> {
    if (records.length === 0) return;
    const rows = await sql<{ id: string; name: string }>(db, deleteSql, [records.map(({ id }) => id)]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const entries = records.map(({ id: stream, version: expected }) => ({
      ...{ stream, expected },
      ...this.log.toEntry(ServiceDeleted, { service_id: stream, name: names.get(stream) ?? '' }),
    }));
    await this.log.appendToStreams(db, entries, by);
  }
}

const knownSql = /* sql */ `
  select line.nth from jsonb_to_recordset($1::jsonb) as line (nth int, name text, retired boolean)
  where exists (select from services s
    where service_name_key(s.name) = service_name_key(line.name) and (s.retired_at is not null) = line.retired)`;

const deleteSql = /* sql */ `delete from services where id = any ($1::uuid[]) returning id, name`;
