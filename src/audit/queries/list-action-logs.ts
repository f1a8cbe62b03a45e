import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { plannedAnew } from '../../platform/database/preparing-client.js';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { SubjectSearch } from '../../platform/personal-data/subject-search.js';
import type { ActionLogDto, ActionLogFilterDto, ActionLogPageDto, ActionLogQueryDto } from './action-log.dto.js';

/** Entries on one page. */
const pageSize = 100;

/** Clients are looked for by at least so many letters, and so many of their bookings are taken. */
const shortestName = 3;
const mostNamesakes = 500;

const actorOf = { admins: 'user', visitors: 'visitor', system: 'system', everyone: null } as const;

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
export class ListActionLogs {
  constructor(
    private readonly em: EntityManager,
    private readonly personalData: PersonalData,
    private readonly subjects: SubjectSearch,
    private readonly clock: ShopClock,
  ) {}

  async page({ before, ...filter }: ActionLogQueryDto): Promise<ActionLogPageDto> {
    const em = this.em.fork();
    const { where, parameters } = await this.conditionsOf(em, filter);
    if (before) where.push(`seq < $${parameters.push(before)}`);
    const rows = await sql<Row>(
      em,
      `${filter.search ? plannedAnew : ''} ${columns} where ${where.join(' and ')} order by seq desc limit $${parameters.push(pageSize + 1)}`,
      parameters,
    );
    const shown = rows.slice(0, pageSize);
    return { items: await this.opened(em, shown), next_before: rows.length > pageSize ? Number(shown.at(-1)?.seq) : null };
  }

  /** @throws NotFound when no entry has this id */
  async one(id: string): Promise<ActionLogDto> {
    const em = this.em.fork();
    const [entry] = await this.opened(em, await sql<Row>(em, `${columns} where id = $1`, [id]));
    if (!entry) throw new NotFound('There is no such entry');
    return entry;
  }

  /** All entries about these bookings, oldest first. */
  async ofBookings(ids: readonly string[]): Promise<ActionLogDto[]> {
    const em = this.em.fork();
    return this.opened(em, await sql<Row>(em, `${columns} where details ->> 'booking_id' = any ($1::text[]) order by seq`, [ids]));
  }

  private async opened(em: EntityManager, rows: readonly Row[]): Promise<ActionLogDto[]> {
    const subjects = this.personalData.subjectsIn(rows.flatMap(({ details }) => Object.values(details)));
    const keys = await this.personalData.keysOf(em, subjects);
    const open = (details: Row['details']) =>
      Object.fromEntries(Object.entries(details).map(([name, value]) => [name, this.personalData.openField(keys, value)]));
    return rows.map(({ seq, created_ms, actor_kind, details, ...entry }) => ({
      ...entry,
      seq: Number(seq),
      created_at: new Date(Number(created_ms)).toISOString(),
      created_at_local: this.clock.stampOf(new Date(Number(created_ms))),
      actor: actor_kind,
      details: open(details),
    }));
  }

  /** How many entries a filter has. */
  async count(filter: ActionLogFilterDto): Promise<number> {
    const em = this.em.fork();
    const { where, parameters } = await this.conditionsOf(em, filter);
    const counted = `${filter.search ? plannedAnew : ''} select count(*)::int as n from admin_action_logs where ${where.join(' and ')}`;
    const [row] = await sql<{ n: number }>(em, counted, parameters);
    return row?.n ?? 0;
  }

  /** Only the conditions that are asked for: the planner chooses an index for these, not for `$1 is null or …`. */
  private async conditionsOf(em: EntityManager, { search, kind, who }: ActionLogFilterDto) {
    const where = ['true'];
    const parameters: unknown[] = [];
    const actor = actorOf[who ?? 'admins'];
    if (actor) where.push(`actor_kind = $${parameters.push(actor)}`);
    if (kind !== 'all') where.push(`kind = $${parameters.push(kind)}`);
    if (search) {
      const found = `words ilike $${parameters.push(`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
      const bookings = search.length < shortestName ? [] : await this.subjects.named(em, search, mostNamesakes);
      where.push(
        bookings.length > 0 ? `(${found} or details ->> 'booking_id' = any ($${parameters.push(bookings)}::text[]))` : found,
      );
    }
    return { where, parameters };
  }
}

const columns = /* sql */ `
  select id, seq, (extract(epoch from created_at) * 1000)::text as created_ms, actor_kind, admin_email, action_type, kind, details
  from admin_action_logs`;
