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
import type { ClosedDrawersDto, DrawerDayDto } from './drawer-day.dto.js';

/** Number of drawers on a page of those that are closed. */
const PAGE_SIZE = 31;

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
    return this.loadAll(em, await sql<DrawerRow>(em, drawersSql, [day]));
  }

  /** Returns a page of the drawers that are closed, the latest first. */
  async listClosed(page: number): Promise<ClosedDrawersDto> {
    const em = this.em.fork();
    const rows = await sql<DrawerRow>(em, closedSql, [PAGE_SIZE, (page - 1) * PAGE_SIZE]);
    const total = rows[0]?.total ?? 0;
    return { items: await this.loadAll(em, rows), total, pages: Math.ceil(total / PAGE_SIZE) };
  }

  /** Loads drawers in the order in which they are given. */
  private async loadAll(em: EntityManager, rows: readonly DrawerRow[]): Promise<DrawerDayDto[]> {
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const drawers = await this.store.loadAll(em, drawerDayAggregate, versions);
    const byId = new Map(drawers.map((drawer) => [drawer.id, toDto(drawer)]));
    return rows.map(({ id }) => byId.get(id)!);
  }
}

interface DrawerRow {
  id: string;
  version: number;
  /** Number of all, where only a page is read. */
  total?: number;
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
      z_report: close.zReport?.number ?? null,
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
  select id, version from drawer_days where day = $1 or (day < $1 and status = 'open') order by day`;

const closedSql = /* sql */ `
  select id, version, count(*) over ()::int as total from drawer_days where status = 'closed'
  order by day desc, id limit $1 offset $2`;

const lastClosedSql = /* sql */ `
  select id from drawer_days where day < $1 and status = 'closed' order by day desc limit 1`;
