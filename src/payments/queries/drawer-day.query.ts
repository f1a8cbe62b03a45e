import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository, type LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { getCoins } from '../domain/cash-rounding.js';
import { requireDrawer } from '../domain/drawer-day.decide.js';
import type { CountResult } from '../domain/drawer-day.events.js';
import { type DrawerDay, drawerDayAggregate } from '../domain/drawer-day.evolve.js';
import type { DrawerDayDto } from './drawer-day.dto.js';

/** Reads drawers. */
@Injectable()
export class DrawerDayQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
  ) {}

  /** @throws NotFoundError when there is no such drawer */
  async find(id: string): Promise<DrawerDayDto> {
    return toDto(await this.store.load(this.em.fork(), drawerDayAggregate, id));
  }

  /** Returns the cash in cents that stayed in the last drawer before a day; null where none was closed. */
  async findLeft(day: LocalDate): Promise<Cents | null> {
    const em = this.em.fork();
    const [row] = await sql<{ id: string }>(em, lastClosedSql, [day]);
    if (!row) return null;
    const { state } = await this.store.load(em, drawerDayAggregate, row.id);
    requireDrawer(state);
    return state.closes.at(-1)!.leftCents;
  }

  /** Returns the drawer of a day, and those of earlier days that nobody has closed, the earliest first. */
  async listOf(day: LocalDate): Promise<DrawerDayDto[]> {
    const em = this.em.fork();
    const rows = await sql<{ id: string; version: number }>(em, drawersSql, [day]);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const drawers = await this.store.loadAll(em, drawerDayAggregate, versions);
    return drawers.map(toDto).toSorted((one, other) => one.day.localeCompare(other.day));
  }
}

function toDto({ id, version, state: drawer }: LoadedAggregate<DrawerDay>): DrawerDayDto {
  requireDrawer(drawer);
  const { day, status, currency, floatCents, isCounted, counts, closes } = drawer;
  return {
    id,
    version,
    day,
    status,
    currency,
    float: toAmount(floatCents),
    coins: getCoins(currency).map(toAmount),
    is_counted: isCounted,
    counts: counts.map(toCountDto),
    closes: closes.map((close) => ({
      ...toCountDto(close),
      banked: toAmount(close.bankedCents),
      left: toAmount(close.leftCents),
      reason: close.reason,
      is_reopened: close.isReopened,
      reopen_reason: close.reopenReason,
    })),
  };
}

const toCountDto = ({ countedCents, expectedCents, terminalCents, expectedTerminalCents }: CountResult) => ({
  counted: toAmount(countedCents),
  expected: toAmount(expectedCents),
  difference: toAmount(countedCents - expectedCents),
  terminal: toAmount(terminalCents),
  expected_terminal: toAmount(expectedTerminalCents),
  terminal_difference: toAmount(terminalCents - expectedTerminalCents),
});

const drawersSql = /* sql */ `
  select id, version from drawer_days where day = $1 or (day < $1 and status = 'open')`;

const lastClosedSql = /* sql */ `
  select id from drawer_days where day < $1 and status = 'closed' order by day desc limit 1`;
