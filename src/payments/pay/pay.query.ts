import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PaymentSettings, ShopSettings, type TherapistRef, TherapistService } from '../../catalog/index.js';
import { InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { type Cents, toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { getSmallestCoin } from '../domain/cash-rounding.js';
import { type CommissionRate, findRate, toCommission } from '../domain/commission.js';
import type { PayLineKind } from '../domain/pay-lines.js';
import type { TipPayoutMethod } from '../domain/tip-payout.events.js';
import type { PayPeriodDto, PayReportDto, PaySumsDto, TherapistPayDetailDto, TherapistPayDto } from './pay.dto.js';

const MAX_DAYS = 92;

/** Reads the pay of a period: commission of what was sold in it, and tips. */
@Injectable()
export class PayQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the pay of all who work here, and of whoever else sold something or is owed tips. @throws InvalidInputError */
  async read(period: PayPeriodDto): Promise<PayReportDto> {
    const { currency, therapists, others } = await this.readAll(period, null);
    const shown = therapists
      .filter(({ therapist: { isActive, isUnassigned }, sums }) => (isActive && !isUnassigned) || hasAny(sums))
      .map(({ therapist, sums, rate }) => toTherapistPay(therapist, sums, rate));
    const total = therapists.map(({ sums }) => sums).reduce(addSums, NO_PAY);
    return { currency, other_currencies: others, therapists: shown, total: toSumsDto(total) };
  }

  /** @throws NotFoundError, InvalidInputError */
  async readTherapist(id: string, period: PayPeriodDto): Promise<TherapistPayDetailDto> {
    const { currency, therapists } = await this.readAll(period, id);
    const [of] = therapists;
    if (!of) throw new NotFoundError('There is no such therapist');
    const payouts = await sql<PayoutRow>(this.em.fork(), payoutsSql, [period.from, period.to, currency, id]);
    return {
      currency,
      sums: toTherapistPay(of.therapist, of.sums, of.rate),
      lines: of.lines.map(({ base_cents, tip_cents, commissionCents, rate, ...line }) => ({
        day: line.day,
        kind: line.kind,
        sale_id: line.sale_id,
        receipt_number: line.receipt_number,
        booking_id: line.booking_id,
        service_name: line.service_name,
        base: toAmount(base_cents),
        rate: toPercent(rate),
        commission: toAmount(commissionCents),
        tip: toAmount(tip_cents),
      })),
      payouts: payouts.map(({ cents, ...payout }) => ({ ...payout, amount: toAmount(cents) })),
      rates: of.rates.map(({ id: rateId, serviceId, serviceName, rate, from }) => ({
        id: rateId,
        service_id: serviceId,
        service_name: serviceName,
        rate: toPercent(rate),
        from,
      })),
      smallest_coin: toAmount(getSmallestCoin(currency)),
    };
  }

  /** @param id of the therapist, or null for all */
  private async readAll({ from, to }: PayPeriodDto, id: string | null) {
    if (to < from) throw new InvalidInputError('to', 'The last day must not be before the first');
    if (to > addDays(from, MAX_DAYS - 1)) throw new InvalidInputError('to', `A period has at most ${MAX_DAYS} days`);
    const em = this.em.fork();
    const { currency } = await this.settings.read(PaymentSettings);
    const [therapists, rows, rates, tips] = await Promise.all([
      this.therapists.listAll(),
      sql<LineRow>(em, linesSql, [from, to, id]),
      sql<RateRow>(em, ratesSql, [id]),
      sql<TipsRow>(em, tipsSql, [from, to, currency, id]),
    ]);
    const linesOf = Map.groupBy(
      rows.filter((row) => row.currency === currency),
      (row) => row.therapist_id,
    );
    const ratesOf = Map.groupBy(rates, ({ therapistId }) => therapistId);
    const others = new Set(rows.map((row) => row.currency).filter((other) => other !== currency));
    return {
      currency,
      others: [...others].sort(),
      therapists: therapists
        .filter((therapist) => id === null || therapist.id === id)
        .map((therapist) => {
          const own = ratesOf.get(therapist.id) ?? [];
          const lines = (linesOf.get(therapist.id) ?? []).map((line) => toPaidLine(line, own));
          const sums = sumPay(
            lines,
            tips.find(({ therapist_id }) => therapist_id === therapist.id),
          );
          const rate = findRate(own, { serviceId: null, day: this.clock.today() });
          return { therapist, lines, rates: own, sums, rate };
        }),
    };
  }
}

interface LineRow {
  therapist_id: string;
  currency: string;
  day: LocalDate;
  sold_on: LocalDate;
  kind: PayLineKind;
  sale_id: string;
  receipt_number: number | null;
  booking_id: string;
  service_id: string | null;
  service_name: string;
  base_cents: Cents;
  prior_cents: Cents;
  tip_cents: Cents;
}

interface RateRow extends CommissionRate {
  id: string;
  therapistId: string;
  serviceName: string | null;
}

interface TipsRow {
  therapist_id: string;
  paid_out: Cents;
  owed: Cents;
}

interface PayoutRow {
  id: string;
  day: LocalDate;
  method: TipPayoutMethod;
  cents: Cents;
  is_voided: boolean;
}

interface PaidLine extends LineRow {
  rate: number | null;
  commissionCents: Cents;
}

function toPaidLine(line: LineRow, rates: readonly CommissionRate[]): PaidLine {
  const { base_cents: baseCents, prior_cents: priorCents, service_id: serviceId, sold_on: day } = line;
  const rate = baseCents === 0 && line.kind !== 'treatment' ? null : findRate(rates, { serviceId, day });
  return { ...line, rate, commissionCents: toCommission({ baseCents, priorCents }, rate ?? 0) };
}

interface PaySums {
  treatments: number;
  base: Cents;
  commission: Cents;
  tipsEarned: Cents;
  tipsPaidOut: Cents;
  tipsOwed: Cents;
}

const NO_PAY: PaySums = { treatments: 0, base: 0, commission: 0, tipsEarned: 0, tipsPaidOut: 0, tipsOwed: 0 };

const addSums = (one: PaySums, other: PaySums): PaySums => ({
  treatments: one.treatments + other.treatments,
  base: one.base + other.base,
  commission: one.commission + other.commission,
  tipsEarned: one.tipsEarned + other.tipsEarned,
  tipsPaidOut: one.tipsPaidOut + other.tipsPaidOut,
  tipsOwed: one.tipsOwed + other.tipsOwed,
});

const sumPay = (lines: readonly PaidLine[], tips: TipsRow | undefined): PaySums =>
  lines.reduce(
    (sums, { kind, base_cents, commissionCents, tip_cents }) =>
      addSums(sums, {
        ...NO_PAY,
        treatments: kind === 'treatment' ? 1 : 0,
        base: base_cents,
        commission: commissionCents,
        tipsEarned: tip_cents,
      }),
    { ...NO_PAY, tipsPaidOut: tips?.paid_out ?? 0, tipsOwed: tips?.owed ?? 0 },
  );

const hasAny = (sums: PaySums): boolean => Object.values(sums).some((value) => value !== 0);

const toSumsDto = (sums: PaySums): PaySumsDto => ({
  treatments: sums.treatments,
  base: toAmount(sums.base),
  commission: toAmount(sums.commission),
  tips_earned: toAmount(sums.tipsEarned),
  tips_paid_out: toAmount(sums.tipsPaidOut),
  tips_owed: toAmount(sums.tipsOwed),
});

const toTherapistPay = ({ id, name }: TherapistRef, sums: PaySums, rate: number | null): TherapistPayDto => ({
  ...toSumsDto(sums),
  therapist_id: id,
  name,
  rate: toPercent(rate),
});

const toPercent = (rate: number | null): number | null => (rate === null ? null : rate / 100);

const linesSql = /* sql */ `
  select l.therapist_id, l.currency, l.day::text as day, l.sold_on::text as sold_on, l.kind, l.sale_id, s.receipt_number,
    l.booking_id, l.service_id, l.service_name, l.base_cents::float8 as base_cents,
    l.prior_cents::float8 as prior_cents, l.tip_cents::float8 as tip_cents
  from pay_lines l join sales s on s.id = l.sale_id
  where l.day between $1 and $2 and ($3::uuid is null or l.therapist_id = $3)
  order by l.day, s.opened_at, l.sale_id, l.nth`;

const ratesSql = /* sql */ `
  select r.id, r.therapist_id as "therapistId", r.service_id as "serviceId", s.name as "serviceName", r.rate,
    r.from_day::text as from
  from commission_rates r join event_log e on e.stream = r.id left join services s on s.id = r.service_id
  where $1::uuid is null or r.therapist_id = $1 order by e.position`;

const tipsSql = /* sql */ `
  select therapist_id, coalesce(sum(paid) filter (where day between $1 and $2), 0)::float8 as paid_out,
    sum(tip - paid)::float8 as owed
  from (
    select therapist_id, day, tip_cents as tip, 0 as paid from pay_lines
    where currency = $3 and tip_cents <> 0 and ($4::uuid is null or therapist_id = $4)
    union all
    select therapist_id, day, 0, cents from tip_payouts
    where currency = $3 and not is_voided and ($4::uuid is null or therapist_id = $4)
  ) moved
  group by therapist_id`;

const payoutsSql = /* sql */ `
  select id, day::text as day, method, cents::float8 as cents, is_voided from tip_payouts
  where day between $1 and $2 and currency = $3 and therapist_id = $4 order by paid_at, id`;
