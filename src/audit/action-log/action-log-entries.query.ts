import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { containsPattern } from '../../platform/database/like-pattern.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { SubjectSearch } from '../../platform/personal-data/subject-search.js';
import type { ActionLogDto, ActionLogFilterDto, ActionLogPageDto, ActionLogQueryDto } from './action-log.dto.js';

/** Entries on one page. */
const pageSize = 100;

/** Clients are looked for by at least so many letters, and so many of their bookings, records and waiting entries are taken. */
const MIN_SEARCH_LENGTH = 3;
const MAX_NAME_MATCHES = 500;

const ACTOR_KINDS = { admins: 'user', visitors: 'visitor', system: 'system', everyone: null } as const;

interface Row {
  id: string;
  seq: bigint;
  created_ms: string;
  actor_kind: 'user' | 'visitor' | 'system';
  admin_email: string | null;
  action_type: string;
  kind: 'create' | 'update' | 'delete' | 'export';
  details: Record<string, unknown>;
}

/** Reads the admin action log, newest first, with its personal values opened. */
@Injectable()
export class ActionLogEntriesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly personalData: PersonalData,
    private readonly subjects: SubjectSearch,
    private readonly clock: ShopClock,
  ) {}

  async page({ before, ...filter }: ActionLogQueryDto): Promise<ActionLogPageDto> {
    const em = this.em.fork();
    const { where, parameters } = await this.toConditions(em, filter);
    if (before) where.push(`seq < $${parameters.push(before)}`);
    const rows = await sql<Row>(
      em,
      `${filter.search ? SKIP_PREPARE : ''} ${selectEntriesSql} where ${where.join(' and ')} order by seq desc limit $${parameters.push(pageSize + 1)}`,
      parameters,
    );
    const pageRows = rows.slice(0, pageSize);
    return {
      items: await this.toDtos(em, pageRows),
      next_before: rows.length > pageSize ? Number(pageRows.at(-1)?.seq) : null,
    };
  }

  /** @throws NotFoundError when no entry has this id */
  async get(id: string): Promise<ActionLogDto> {
    const em = this.em.fork();
    const [entry] = await this.toDtos(em, await sql<Row>(em, `${selectEntriesSql} where id = $1`, [id]));
    if (!entry) throw new NotFoundError('There is no such entry');
    return entry;
  }

  /** All entries about these bookings, oldest first. */
  async listForBookings(ids: readonly string[]): Promise<ActionLogDto[]> {
    const em = this.em.fork();
    return this.toDtos(
      em,
      await sql<Row>(em, `${selectEntriesSql} where details ->> 'booking_id' = any ($1::text[]) order by seq`, [ids]),
    );
  }

  private async toDtos(em: EntityManager, rows: readonly Row[]): Promise<ActionLogDto[]> {
    const subjects = this.personalData.findSubjects(rows.flatMap(({ details }) => Object.values(details)));
    const keys = await this.personalData.findKeys(em, subjects);
    const open = (details: Row['details']) =>
      Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, this.personalData.decryptField(keys, value)]),
      );
    return rows.map(({ seq, created_ms, actor_kind, details, ...entry }) => ({
      ...entry,
      seq: Number(seq),
      created_at: new Date(Number(created_ms)).toISOString(),
      created_at_local: this.clock.formatTimestamp(new Date(Number(created_ms))),
      actor: actor_kind,
      details: open(details),
    }));
  }

  /** How many entries a filter has. */
  async count(filter: ActionLogFilterDto): Promise<number> {
    const em = this.em.fork();
    const { where, parameters } = await this.toConditions(em, filter);
    const counted = `${filter.search ? SKIP_PREPARE : ''} select count(*)::int as n from admin_action_logs where ${where.join(' and ')}`;
    const [row] = await sql<{ n: number }>(em, counted, parameters);
    return row?.n ?? 0;
  }

  /** Only the conditions that are asked for: the planner chooses an index for these, not for `$1 is null or …`. */
  private async toConditions(em: EntityManager, { search, kind, who }: ActionLogFilterDto) {
    const where = ['true'];
    const parameters: unknown[] = [];
    const actor = ACTOR_KINDS[who ?? 'admins'];
    if (actor) where.push(`actor_kind = $${parameters.push(actor)}`);
    if (kind !== 'all') where.push(`kind = $${parameters.push(kind)}`);
    if (search) {
      const found = `words ilike $${parameters.push(containsPattern(search))}`;
      const subjects =
        search.length < MIN_SEARCH_LENGTH ? [] : await this.subjects.findByName(em, search, MAX_NAME_MATCHES);
      where.push(subjects.length > 0 ? `(${found} or ${isAbout(`$${parameters.push(subjects)}::text[]`)})` : found);
    }
    return { where, parameters };
  }
}

/** As the indexes of admin_action_logs have it: that of bookings, and that of clients on record and waiting entries. */
const isAbout = (ids: string) => /* sql */ `
  details ->> 'booking_id' = any (${ids})
  or coalesce(details ->> 'client_id', details ->> 'waiting_entry_id') = any (${ids})`;

const selectEntriesSql = /* sql */ `
  select id, seq, (extract(epoch from created_at) * 1000)::text as created_ms, actor_kind, admin_email, action_type, kind, details
  from admin_action_logs`;
