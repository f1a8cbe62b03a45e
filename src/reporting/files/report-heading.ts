import { Injectable } from '@nestjs/common';
import { ShopDetails, ShopSettings } from '../../catalog/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { ChainHeads, type PublishedHead } from '../../platform/event-log/chain-head.js';
import type { AsOfDto } from '../freshness/as-of.dto.js';
import { endOfMinute } from '../freshness/end-of-minute.js';

/** The heading of a report on paper, with which it can be reproduced and compared with the log. */
export interface ReportHeading {
  title: string;
  shop: string;
  from: LocalDate;
  /** The last day, inclusive. */
  to: LocalDate;
  /** Moment as of which the figures are counted, shop-local; to the second where it is the moment of writing. */
  asOf: string;
  /** Sequence number up to which they are counted. */
  seq: number;
  currency: string;
  /** Currencies that the amounts leave out. */
  otherCurrencies: readonly string[];
  head: PublishedHead;
  generated: Date;
  /** Time at which the report was written, on the shop's wall clock, to the second. */
  generatedAt: string;
}

interface ReportPeriod {
  start_date: LocalDate;
  end_date: LocalDate;
  as_of?: string;
}

interface ReportBasis {
  currency: string;
  other_currencies: string[];
  as_of: AsOfDto;
}

@Injectable()
export class ReportHeadings {
  constructor(
    private readonly settings: ShopSettings,
    private readonly heads: ChainHeads,
    private readonly clock: ShopClock,
  ) {}

  async of(title: string, { start_date, end_date, as_of }: ReportPeriod, report: ReportBasis): Promise<ReportHeading> {
    const generated = this.clock.instant();
    const generatedAt = this.clock.formatTimestamp(generated);
    // A minute that has not ended can still bring something: the report is of the moment at which it was written.
    const end = as_of && endOfMinute(this.clock, as_of);
    const isOver = end && end < generated;
    return {
      title,
      shop: (await this.settings.read(ShopDetails)).name,
      from: start_date,
      to: end_date,
      // Of a minute that the clock left out it names the one that was meant.
      asOf: isOver ? this.clock.formatTimestamp(end).slice(0, 16) : generatedAt,
      seq: report.as_of.seq,
      currency: report.currency,
      otherCurrencies: report.other_currencies,
      head: await this.heads.head(),
      generated,
      generatedAt,
    };
  }
}
