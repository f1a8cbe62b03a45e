import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CancellationPolicy, PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { sql } from '../../platform/database/sql.js';
import type { DepositPreviewDto, DepositPreviewQueryDto } from './deposit-preview.dto.js';
import { KEPT_CAUSES, type PastVisit, replayDeposits } from './replay-deposits.js';

const MONTHS = 3;

/** Works out what other terms of the deposit would have done to the bookings of the last whole months. Writes nothing. */
@Injectable()
export class DepositPreviewQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async read(entered: DepositPreviewQueryDto): Promise<DepositPreviewDto> {
    const { currency } = await this.settings.read(PaymentSettings);
    const cancellation = await this.settings.read(CancellationPolicy);
    const end = Temporal.PlainDate.from(this.clock.today()).with({ day: 1 });
    const start_date = end.subtract({ months: MONTHS }).toString();
    const end_date = end.subtract({ days: 1 }).toString();
    const rows = await sql<Row>(this.em.fork(), visitsSql, [
      start_date,
      end_date,
      currency,
      this.config.SHOP_TIME_ZONE,
    ]);
    const terms = {
      percentage: entered.depositPercentage,
      amount: entered.depositAmount,
      fromPrice: entered.depositFromPrice,
      newClientsOnly: entered.depositNewClientsOnly,
      serviceIds: entered.depositServiceIds,
    };
    const { asked, kept } = replayDeposits(
      rows.map((row) => this.toVisit(row)),
      terms,
      cancellation,
    );
    return {
      ...{ start_date, end_date, currency },
      booked: rows.length,
      asked: asked.bookings,
      asked_amount: toAmount(asked.cents),
      kept: KEPT_CAUSES.map((cause) => ({
        cause,
        bookings: kept[cause].bookings,
        amount: toAmount(kept[cause].cents),
      })),
    };
  }

  private toVisit({ treatments, is_new, date, time, is_no_show, is_cancelled, cancelled }: Row): PastVisit {
    return {
      treatments,
      isNewClient: is_new,
      start: { date, time },
      isNoShow: is_no_show,
      cancellation:
        is_cancelled && cancelled
          ? { at: this.clock.toLocal(new Date(cancelled.ms)), isByClient: cancelled.is_by_client }
          : null,
    };
  }
}

interface Row {
  treatments: { serviceId: string; totalCents: number }[];
  is_new: boolean;
  date: string;
  time: string;
  is_no_show: boolean;
  is_cancelled: boolean;
  /** The last cancellation of it. */
  cancelled: { ms: number; is_by_client: boolean } | null;
}

/** A row for each visit that a visitor booked, or a program for one; without holds that lapsed, and requests, which pay once they are confirmed. */
const visitsSql = /* sql */ `
  select json_agg(json_build_object('serviceId', b.service_id, 'totalCents', (b.total_price * 100)::int)) as treatments,
    not bool_or(exists (
      select from bookings earlier where earlier.client_id = b.client_id and earlier.status = 'completed'
        and earlier.booking_date < (b.created_at at time zone $4)::date)) as is_new,
    min(b.booking_date)::text as date, to_char(min(b.booking_date + b.booking_time), 'HH24:MI') as time,
    bool_or(b.status = 'no_show') and bool_and(b.status in ('no_show', 'cancelled')) as is_no_show,
    bool_and(b.status = 'cancelled') as is_cancelled,
    (array_agg(json_build_object('ms', (extract(epoch from e.occurred_at) * 1000)::float8,
      'is_by_client', e.actor_kind = 'visitor' or coalesce((e.data ->> 'isByClient')::boolean, false)) order by e.occurred_at desc) filter (where e.data is not null))[1] as cancelled
  from bookings b
  join event_log made on made.stream = b.id and made.version = 1 and made.type = 'BookingRequested' and made.actor_kind in ('visitor', 'key')
  left join lateral (
    select occurred_at, actor_kind, data from event_log
    where stream = b.id and type = 'BookingCancelled' and b.status = 'cancelled' order by version desc limit 1
  ) e on true
  where b.booking_date between $1 and $2 and b.currency = $3
    and e.data ->> 'because' is distinct from 'hold-lapsed'
  group by coalesce(b.visit_id, b.id)
  having bool_or(b.status <> 'pending' and e.data ->> 'from' is distinct from 'requested')`;
