import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from '../../platform/csv.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { ActionLogChain } from '../chain/action-log-chain.js';
import { SealActionLog } from '../chain/seal-action-log.js';
import type { ActionLogFilterDto } from '../queries/action-log.dto.js';
import { ListActionLogs } from '../queries/list-action-logs.js';

const heads = ['Place', 'Timestamp', 'Actor', 'Admin User', 'Action Type', 'Kind', 'Details'];

export interface ExportedLog {
  /** Entries in the file. */
  count: number;
  /** The file, read from the database as it is sent. */
  content: Readable;
}

/** The action log as a file, as evidence or for reading. Each is logged before the first line leaves. */
@Injectable()
export class ActionLogExport {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly logs: ListActionLogs,
    private readonly chain: ActionLogChain,
    private readonly sealer: SealActionLog,
  ) {}

  /** Evidence: every sealed entry as it is stored, with its seal. Personal values stay sealed. */
  async asEvidence(by: Actor): Promise<ExportedLog> {
    await this.sealer.run();
    const { seq } = await this.sealer.head();
    await this.note({ record_count: seq, format: 'jsonl', sealed_seq: seq }, by);
    return { count: seq, content: Readable.from(this.jsonLines(seq)) };
  }

  /** For reading: the entries of a filter with personal values opened, newest first, as CSV. */
  async forReading(filter: ActionLogFilterDto, by: Actor): Promise<ExportedLog> {
    const count = await this.logs.count(filter);
    const { kind, who = 'admins', search } = filter;
    await this.note({ record_count: count, format: 'csv', kind, who, by_search: Boolean(search) }, by);
    return { count, content: Readable.from(this.csvLines(filter)) };
  }

  private note(data: Record<string, unknown>, by: Actor): Promise<void> {
    const fact = { stream: randomUUIDv7(), type: 'ActionLogExported', data };
    return this.em.fork().transactional((em) => this.log.appendFacts(em, [fact], by));
  }

  private async *jsonLines(lastSeq: number): AsyncGenerator<string> {
    for await (const page of this.chain.pages(lastSeq)) yield page.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  }

  private async *csvLines(filter: ActionLogFilterDto): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(heads);
    let before: number | undefined;
    do {
      const { items, next_before } = await this.logs.page({ ...filter, before });
      yield items
        .map(({ seq, created_at_local, actor, admin_email, action_type, kind, details }) =>
          csvLine([String(seq), created_at_local, actor, admin_email ?? '', action_type, kind, JSON.stringify(details)]),
        )
        .join('');
      before = next_before ?? undefined;
    } while (before !== undefined);
  }
}
