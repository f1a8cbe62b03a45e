import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import { ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { printZReport, requireDrawer, requireReportedClose } from '../domain/drawer-day.decide.js';
import type { ExistingDrawerDay } from '../domain/drawer-day.evolve.js';
import { DrawerDayRepository } from '../drawer-day.repository.js';
import { readSeller } from '../sale-terms.js';

/** Prints the report of a close; from the second time on it says that it is a copy. */
export class PrintZReport extends Command<Download> {
  constructor(
    readonly drawerId: string,
    readonly input: Parameters<typeof printZReport>[0],
    readonly by: Actor,
  ) {
    super();
  }
}

interface RecordedAct {
  type: 'DrawerOpened' | 'DrawerClosed';
  person: string | null;
  /** Milliseconds. */
  at: number;
}

@CommandHandler(PrintZReport)
export class PrintZReportHandler implements ICommandHandler<PrintZReport> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly drawers: DrawerDayRepository,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async execute({ drawerId, input, by }: PrintZReport): Promise<Download> {
    const { drawer, acts } = await this.transactions.run(async (tx) => {
      const drawer = await this.drawers.change(tx, drawerId, printZReport(input), by);
      requireDrawer(drawer);
      return { drawer, acts: await this.readActs(tx, drawerId) };
    });
    const pdf = await this.draw(drawer, acts, input);
    return {
      name: `z-report-${input.number}.pdf`,
      type: 'application/pdf',
      content: Readable.from(pdf),
      count: 1,
    };
  }

  private async draw(
    drawer: ExistingDrawerDay,
    acts: readonly RecordedAct[],
    { number, format }: PrintZReport['input'],
  ) {
    const close = requireReportedClose(drawer, number);
    const toAct = ({ person, at }: RecordedAct) => ({ person, at: this.clock.toLocal(new Date(at)) });
    const closes = acts.filter(({ type }) => type === 'DrawerClosed');
    const content = {
      seller: await readSeller(this.settings),
      drawer,
      close,
      opened: toAct(acts[0]!),
      closed: toAct(closes[drawer.closes.indexOf(close)]!),
    };
    const { toZReportPdf } = await loadPdf();
    return toZReportPdf(content, format, this.clock.instant());
  }

  private readActs(tx: Transaction, drawerId: string): Promise<RecordedAct[]> {
    return sql<RecordedAct>(tx, actsSql, [drawerId]);
  }
}

const actsSql = /* sql */ `
  select type, actor_email as person, extract(epoch from occurred_at)::float8 * 1000 as at from event_log
  where stream = $1 and type in ('DrawerOpened', 'DrawerClosed') order by version`;

/** Loads what draws PDFs only when needed: it takes megabytes. */
const loadPdf = () => import('./z-report-pdf.js');
