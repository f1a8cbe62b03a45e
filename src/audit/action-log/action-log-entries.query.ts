import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { seesClientsMasked } from '../../platform/request-context.js';
import { ClientMask } from '../masking/client-mask.js';
import { EntrySentences } from '../sentences/entry-sentences.js';
import type { ActionLogDto, ActionLogFilterDto, ActionLogPageDto, ActionLogQueryDto } from './action-log.dto.js';
import { DetailDecryptor } from './detail-decryptor.js';
import { LogConditionBuilder, type LogConditions, toConditionSql } from './log-conditions.js';
import { pageSql, selectEntriesSql } from './log-page-sql.js';

/** Number of entries on one page. */
const PAGE_SIZE = 100;

interface Row {
  id: string;
  seq: bigint;
  /** The type of the entry's event; null when the log has no event for it. */
  type: string | null;
  created_ms: string;
  actor_kind: Actor['kind'];
  admin_email: string | null;
  action_type: string;
  kind: 'create' | 'update' | 'delete' | 'export';
  details: Record<string, unknown>;
}

/** An entry with its personal values decrypted and no sentence yet. */
type DecryptedEntry = Omit<ActionLogDto, 'sentence'>;

/** Reads the admin action log, newest first, with personal values decrypted, or masked for auditors. */
@Injectable()
export class ActionLogEntriesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly details: DetailDecryptor,
    private readonly mask: ClientMask,
    private readonly conditions: LogConditionBuilder,
    private readonly sentences: EntrySentences,
    private readonly clock: ShopClock,
  ) {}

  async page(query: ActionLogQueryDto): Promise<ActionLogPageDto> {
    const em = this.em.fork();
    return this.readPage(em, await this.conditions.build(em, query), query);
  }

  /** Yields the entries of all pages in turn. What the search text matches is looked for once, before the first. */
  async *pages(filter: ActionLogFilterDto): AsyncGenerator<ActionLogDto[]> {
    const em = this.em.fork();
    const conditions = await this.conditions.build(em, filter);
    let before: number | undefined;
    do {
      const { items, next_before } = await this.readPage(em, conditions, { ...filter, before });
      yield items;
      before = next_before ?? undefined;
    } while (before !== undefined);
  }

  private async readPage(
    em: EntityManager,
    conditions: LogConditions,
    { before, search }: ActionLogQueryDto,
  ): Promise<ActionLogPageDto> {
    const [parameters, bounds] = [[...conditions.parameters], [...conditions.bounds]];
    if (before) bounds.push({ operator: '<', seq: `$${parameters.push(before)}` });
    const limit = `limit $${parameters.push(PAGE_SIZE + 1)}`;
    const text = `${search ? SKIP_PREPARE : ''} ${pageSql({ ...conditions, bounds }, limit)}`;
    const rows = await sql<Row>(em, text, parameters);
    const pageRows = rows.slice(0, PAGE_SIZE);
    return {
      items: await this.toDtos(em, pageRows),
      next_before: rows.length > PAGE_SIZE ? Number(pageRows.at(-1)?.seq) : null,
    };
  }

  /** @throws NotFoundError when no entry has this id */
  async get(id: string): Promise<ActionLogDto> {
    const em = this.em.fork();
    const [entry] = await this.toDtos(em, await sql<Row>(em, `${selectEntriesSql} where id = $1`, [id]));
    if (!entry) throw new NotFoundError('There is no such entry');
    return entry;
  }

  /** Lists all entries about these bookings, oldest first. */
  async listForBookings(ids: readonly string[]): Promise<DecryptedEntry[]> {
    const em = this.em.fork();
    return this.decryptDetails(
      em,
      await sql<Row>(em, `${selectEntriesSql} where details ->> 'booking_id' = any ($1::text[]) order by seq`, [ids]),
    );
  }

  /** Counts the entries that match a filter. */
  async count(filter: ActionLogFilterDto): Promise<number> {
    const em = this.em.fork();
    const conditions = await this.conditions.build(em, filter, { isWhole: true });
    const counted = `${filter.search ? SKIP_PREPARE : ''} select count(*)::int as n from admin_action_logs where ${toConditionSql(conditions)}`;
    const [row] = await sql<{ n: number }>(em, counted, conditions.parameters);
    return row?.n ?? 0;
  }

  private async toDtos(em: EntityManager, rows: readonly Row[]): Promise<ActionLogDto[]> {
    const entries = await this.decryptDetails(em, rows);
    const typed = entries.map((entry, nth) => ({ ...entry, type: rows[nth]!.type }));
    const sentences = await this.sentences.describe(em, typed);
    return entries.map((entry, nth) => ({
      ...entry,
      sentence: seesClientsMasked() ? this.mask.sentence(sentences[nth]!) : sentences[nth]!,
    }));
  }

  private async decryptDetails(em: EntityManager, rows: readonly Row[]): Promise<DecryptedEntry[]> {
    const decrypted = await this.details.decrypt(
      em,
      rows.map(({ details }) => details),
    );
    return rows.map(({ seq, created_ms, actor_kind, details: _, type: __, ...entry }, nth) => ({
      ...entry,
      seq: Number(seq),
      created_at: new Date(Number(created_ms)).toISOString(),
      created_at_local: this.clock.formatTimestamp(new Date(Number(created_ms))),
      actor: actor_kind,
      details: decrypted[nth]!,
    }));
  }
}
