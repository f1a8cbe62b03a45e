import type { EntityManager } from '@mikro-orm/postgresql';
import { readByCursor } from '../../platform/database/read-by-cursor.js';
import { type ShopFile, WritesShopFile } from '../../platform/shop-files/shop-file.js';
import { LeaveNoteCipher } from '../leave/leave-notes.js';

/** Columns of the roster that an export of the shop writes, and whose shifts an import takes as they are. */
export const ROSTER_FILE_COLUMNS = [
  ...['kind', 'therapist', 'first_date', 'last_date', 'start_time', 'end_time', 'status', 'details'],
];

/** Writes who works when: shifts, the patterns that make them, and all that takes time off them. */
@WritesShopFile({
  name: 'roster.csv',
  description:
    'One line per shift, draft shift, shift of a pattern, leave, blocked time and closure, as kind says. Both days are included; without times it is the whole day. A line without a therapist is of the whole shop.',
})
export class RosterFile implements ShopFile {
  readonly columns = ROSTER_FILE_COLUMNS;

  constructor(private readonly notes: LeaveNoteCipher) {}

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<RosterRow>(em, rosterSql)) {
      const notes = await this.notes.decrypt(em, page);
      yield page.map(({ id, cells, details }) => {
        const { note = null, reply = null } = notes.get(id) ?? {};
        return [...cells, [details, note, reply].filter(Boolean).join(', ')];
      });
    }
  }
}

interface RosterRow {
  id: string;
  /** Cells of all columns but the last. */
  cells: string[];
  details: string;
  /** Notes of a leave, encrypted. */
  sealed: Buffer | null;
}

const rosterSql = /* sql */ `
  select line.id, line.sealed, line.details, array[line.kind, coalesce(t.name, ''), line.first_date::text, coalesce(line.last_date::text, ''),
    coalesce(to_char(line.start_time, 'HH24:MI'), ''), coalesce(to_char(line.end_time, 'HH24:MI'), ''), line.status] as cells
  from (
    select id, 'shift' as kind, therapist_id, roster_date as first_date, roster_date as last_date, shift_start as start_time,
      shift_end as end_time, 'published' as status,
      concat_ws(', ', shift_type, case when shift_start is null then shift_hours end) as details, null::bytea as sealed
    from therapist_roster
    union all
    select id, 'shift', therapist_id, roster_date, roster_date, shift_start, shift_end, 'draft',
      concat_ws(', ', shift_type, case when shift_start is null then shift_hours end), null
    from roster_drafts
    union all
    select p.id, 'pattern', p.therapist_id, p.first_date, p.last_date, s.start_time, s.end_time, '',
      format('%s, day %s of week %s of %s, counted from %s', s.shift_type, s.weekday, s.week, p.weeks, p.first_monday), null
    from roster_patterns p, jsonb_to_recordset(p.shifts) as s (week int, weekday int, start_time time, end_time time, shift_type text)
    union all
    select id, 'leave', therapist_id, first_date, last_date, start_time, end_time,
      case status when 'asked' then 'requested' else status end,
      concat_ws(', ', kind, 'each week until ' || repeats_until), sealed
    from leave
    union all
    select id, 'blocked', therapist_id, blocked_date, blocked_date, start_time, end_time, '', coalesce(reason, ''), null
    from blocked_time_slots
    union all
    select id, 'closure', null, first_date, last_date, null, null, '', name, null from closures
  ) line left join therapists t on t.id = line.therapist_id
  order by line.kind, line.first_date, t.name, line.start_time, line.id`;
