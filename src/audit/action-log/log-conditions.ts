import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { containsPattern } from '../../platform/database/like-pattern.js';
import { EventTypeRegistry } from '../../platform/event-log/event-type-registry.js';
import { ClientSubjects } from '../../platform/personal-data/client-subjects.js';
import { type SearchRange, type SubjectMatches, SubjectSearch } from '../../platform/personal-data/subject-search.js';
import { seesClientsMasked } from '../../platform/request-context.js';
import type { ActionLogDto, ActionLogFilterDto } from './action-log.dto.js';

/** Length from which names are searched. */
const MIN_SEARCH_LENGTH = 3;

/** Most places by which entries that are written concurrently can have sequence numbers out of time order. */
const MAX_DISORDER = 10_000;

const ACTOR_KINDS = { admins: 'user', keys: 'key', visitors: 'visitor', system: 'system', everyone: null } as const;

/**
 * SQL of the entries of a kind, in alternatives that an index finds one by one. Entries keep the kind that they were
 * written with: some mails of the system, which are updates, once counted as exports.
 */
const KIND_SQL: Record<ActionLogDto['kind'], readonly string[]> = {
  create: [`kind = 'create'`],
  update: [`kind = 'update'`, `kind = 'export' and action_type not like 'export%'`],
  delete: [`kind = 'delete'`],
  export: [`kind = 'export' and action_type like 'export%'`],
};

export interface LogConditions {
  where: string[];
  parameters: unknown[];
  /** Bounds of the sequence number. `seq` is SQL. */
  bounds: { operator: '<' | '<=' | '>='; seq: string }[];
  /** One of them has to hold; none where there are none. */
  alternatives: LogAlternative[];
}

/**
 * A further condition. With `along` the log is read along an index that has the entries of each value in order, with `about` through
 * one that has the few entries of each id.
 */
export interface LogAlternative {
  where?: string;
  along?: LogKey;
  about?: LogKey;
}

export interface LogKey {
  /** SQL of what the index has, written as there. */
  column: string;
  /** SQL of an array. */
  values: string;
}

/** SQL of the whole condition. */
export function toConditionSql({ where, bounds, alternatives }: LogConditions): string {
  const oneOf = alternatives.map((each) => {
    const isOfSql = [each.along, each.about].flatMap((key) => (key ? `${key.column} = any (${key.values})` : []));
    return `(${[...isOfSql, ...(each.where ? [each.where] : [])].join(' and ')})`;
  });
  return [...where, ...bounds.map(toSeqCondition), ...(oneOf.length > 0 ? [`(${oneOf.join(' or ')})`] : [])].join(
    ' and ',
  );
}

export const toSeqCondition = ({ operator, seq }: LogConditions['bounds'][number]) => `seq ${operator} ${seq}`;

/** Turns a filter of the log into SQL. */
@Injectable()
export class LogConditionBuilder {
  constructor(
    private readonly subjects: SubjectSearch,
    private readonly clients: ClientSubjects,
    private readonly clock: ShopClock,
    private readonly eventTypes: EventTypeRegistry,
  ) {}

  /**
   * Adds only the conditions that the filter asks for. PostgreSQL picks an index for these, but not for `$1 is null
   * or …`.
   * @param isWhole whether all that matches is read, and not a page of the newest
   */
  async build(em: EntityManager, filter: ActionLogFilterDto, { isWhole = false } = {}): Promise<LogConditions> {
    const conditions: LogConditions = { where: ['true'], parameters: [], bounds: [], alternatives: [] };
    const { where, parameters, alternatives } = conditions;
    const { kind, who, account_id, client_id, search } = filter;
    const actor = ACTOR_KINDS[who ?? 'admins'];
    if (account_id) where.push(`admin_email = (select email from users where id = $${parameters.push(account_id)})`);
    else if (actor && kind === 'all' && !client_id && !search)
      alternatives.push({ along: { column: 'actor_kind', values: `$${parameters.push([actor])}::text[]` } });
    else if (actor) where.push(`actor_kind = $${parameters.push(actor)}`);
    const kindConditions = kind === 'all' ? [] : KIND_SQL[kind];
    // Beside a search these are one condition, since the log is read by what was searched for.
    if (kindConditions.length > 1 && !search) alternatives.push(...kindConditions.map((each) => ({ where: each })));
    else if (kindConditions.length > 0) where.push(`(${kindConditions.join(' or ')})`);
    if (client_id) where.push(`(${isAbout(`$${parameters.push(await this.clients.find(em, client_id))}::text[]`)})`);
    this.limitDays(conditions, filter);
    const madeBefore = filter.to ? this.midnightAfter(filter.to) : undefined;
    if (search) alternatives.push(...(await this.matchWords(em, parameters, search, { madeBefore, asIds: isWhole })));
    return conditions;
  }

  /**
   * Limits `seq` as well as the time: both rise together, so the scan starts near the wanted day instead of at the
   * end of the log.
   */
  private limitDays({ where, parameters, bounds }: LogConditions, { from, to }: ActionLogFilterDto): void {
    if (from) {
      const since = `$${parameters.push(this.midnightBefore(from).toISOString())}::timestamptz`;
      where.push(`created_at >= ${since}`);
      bounds.push({ operator: '>=', seq: `coalesce((${firstSinceSql(since)}), 0) - ${MAX_DISORDER}` });
    }
    if (to) {
      const until = `$${parameters.push(this.midnightAfter(to).toISOString())}::timestamptz`;
      where.push(`created_at < ${until}`);
      bounds.push({ operator: '<=', seq: `coalesce((${lastBeforeSql(until)}), 0) + ${MAX_DISORDER}` });
    }
  }

  private midnightBefore(date: string): Date {
    return this.clock.toInstant({ date, time: '00:00' });
  }

  private midnightAfter(date: string): Date {
    return this.midnightBefore(addDays(date, 1));
  }

  /**
   * Matches the search text. Names and reasons are encrypted in the log, so they are searched in the tables that hold
   * them in plain text. The words of sentences are in no table: the action types whose sentences have them are
   * searched. A complete action type matches every action type that contains it: an index finds those, however far
   * apart. Whoever sees clients masked finds none by name or reason.
   */
  private async matchWords(
    em: EntityManager,
    parameters: unknown[],
    search: string,
    range: SearchRange,
  ): Promise<LogAlternative[]> {
    const text = search.toLowerCase();
    const toKey = (column: string, values: readonly string[]) => ({
      column,
      values: `$${parameters.push(values)}::text[]`,
    });
    const actions = this.eventTypes.actionsWith(text);
    if (actions.includes(text)) return [{ along: toKey('action_type', actions) }];
    const pattern = `$${parameters.push(containsPattern(search))}`;
    const found: LogAlternative[] = [{ where: `words ilike ${pattern}` }];
    if (search.length < MIN_SEARCH_LENGTH) return found;
    const actionTypes = this.eventTypes.actionsWithFixedText(text);
    if (actionTypes.length > 0) found.push({ along: toKey('action_type', actionTypes) });
    if (seesClientsMasked()) return found;
    const addThoseAbout = (column: string, matches: SubjectMatches, conditions: readonly string[] = []) => {
      if (!('ids' in matches))
        found.push({
          where: [`${column} is not null`, ...conditions, matches.matchesSql(column, parameters)].join(' and '),
        });
      else if (matches.ids.length > 0)
        found.push({ about: toKey(column, matches.ids), where: conditions.join(' and ') });
    };
    for (const [field, matches] of await this.subjects.findByName(em, search, range))
      addThoseAbout(toColumn(field), matches);
    for (const [field, matches] of await this.subjects.findByReason(em, search, range))
      addThoseAbout(toColumn(field), matches, ["details ->> 'reason' is not null"]);
    return found;
  }
}

// Written exactly as in the indexes of admin_action_logs: two for bookings, one for clients on record and waiting
// entries.
const bookingIdSql = /* sql */ `(details ->> 'booking_id')`;
const personIdSql = /* sql */ `(coalesce(details ->> 'client_id', details ->> 'waiting_entry_id'))`;
const toColumn = (idField: string) => (idField === 'booking_id' ? bookingIdSql : personIdSql);
const isAbout = (ids: string) => `${bookingIdSql} = any (${ids}) or ${personIdSql} = any (${ids})`;

const firstSinceSql = (since: string) => /* sql */ `
  select l.seq from admin_action_logs l where l.created_at >= ${since} order by l.created_at, l.seq limit 1`;

const lastBeforeSql = (until: string) => /* sql */ `
  select l.seq from admin_action_logs l where l.created_at < ${until} order by l.created_at desc, l.seq desc limit 1`;
