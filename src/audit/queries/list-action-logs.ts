import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import type { ActionLogPageDto, ActionLogQueryDto } from './action-log.dto.js';

/** Entries on one page. */
const pageSize = 100;

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

const actorsOf: Readonly<Record<NonNullable<ActionLogQueryDto['who']>, readonly string[]>> = {
  admins: ['user'],
  visitors: ['visitor'],
  system: ['system'],
  everyone: ['user', 'visitor', 'system'],
};

/** Reads the admin action log, newest first, with its personal values opened. */
@Injectable()
export class ListActionLogs {
  constructor(
    private readonly em: EntityManager,
    private readonly personalData: PersonalData,
    private readonly clock: ShopClock,
  ) {}

  async page({ search, kind, who, before }: ActionLogQueryDto): Promise<ActionLogPageDto> {
    const em = this.em.fork();
    const parameters = [
      actorsOf[who ?? 'admins'],
      kind === 'all' ? null : kind,
      search ? `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` : null,
      before ?? null,
      pageSize + 1,
    ];
    const rows = await sql<Row>(em, selectStatement, parameters);
    const shown = rows.slice(0, pageSize);
    const subjects = this.personalData.subjectsIn(shown.flatMap(({ details }) => Object.values(details)));
    const keys = await this.personalData.keysOf(em, subjects);
    const open = (details: Row['details']) =>
      Object.fromEntries(Object.entries(details).map(([name, value]) => [name, this.personalData.openField(keys, value)]));
    return {
      items: shown.map(({ id, seq, created_ms, actor_kind, admin_email, action_type, kind, details }) => ({
        id,
        seq: Number(seq),
        created_at: new Date(Number(created_ms)).toISOString(),
        created_at_local: this.clock.stampOf(new Date(Number(created_ms))),
        actor: actor_kind,
        admin_email,
        action_type,
        kind,
        details: open(details),
      })),
      next_before: rows.length > pageSize ? Number(shown.at(-1)?.seq) : null,
    };
  }
}

const selectStatement = /* sql */ `
  select id, seq, (extract(epoch from created_at) * 1000)::text as created_ms, actor_kind, admin_email, action_type, kind, details
  from admin_action_logs
  where actor_kind = any ($1::text[])
    and ($2::text is null or kind = $2)
    and ($3::text is null or admin_email ilike $3 or action_type ilike $3 or details::text ilike $3)
    and ($4::bigint is null or seq < $4)
  order by seq desc limit $5`;
