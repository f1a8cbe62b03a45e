import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { formatCsvLines, UTF8_BOM } from '../../platform/http/responses/csv.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import type { PayPeriodDto, TherapistPayDto } from './pay.dto.js';
import { PayExported } from './pay.event-types.js';
import { PayQuery } from './pay.query.js';

/** Exports the pay of a period as CSV. */
export class ExportPay extends Command<Download> {
  constructor(
    readonly period: PayPeriodDto,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExportPay)
export class ExportPayHandler implements ICommandHandler<ExportPay> {
  constructor(
    private readonly pay: PayQuery,
    private readonly events: EventRecorder,
  ) {}

  /** Records the export in the log before the first row is sent. */
  async execute({ period, by }: ExportPay): Promise<Download> {
    const { therapists, currency } = await this.pay.read(period);
    const { from: startDate, to: endDate } = period;
    await this.events.record(PayExported, { startDate, endDate, currency }, by);
    const rows = therapists.map((each) => toRow(each, period, currency));
    return {
      name: `pay-${startDate}-${endDate}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from([UTF8_BOM + formatCsvLines([HEADINGS, ...rows])]),
      count: rows.length,
    };
  }
}

const HEADINGS = [
  ...['Therapist', 'First Day', 'Last Day', 'Currency', 'Treatments', 'Sold Before Tax', 'Commission'],
  ...['Tips Earned', 'Tips Paid Out', 'Tips Owed'],
];

const toRow = (pay: TherapistPayDto, { from, to }: PayPeriodDto, currency: string): string[] => [
  ...[pay.name, from, to, currency, String(pay.treatments), pay.base.toFixed(2), pay.commission.toFixed(2)],
  ...[pay.tips_earned.toFixed(2), pay.tips_paid_out.toFixed(2), pay.tips_owed.toFixed(2)],
];
