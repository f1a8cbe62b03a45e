import type { LocalDate, LocalDateTime } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { FundedTreatment, TreatmentLine } from '../domain/sale.events.js';
import { type ExistingSale, sumKind } from '../domain/sale.evolve.js';
import { splitCents } from '../domain/split-cents.js';

/** A treatment as a health fund asks for it. */
export interface FundedRow extends FundedTreatment {
  serviceName: string;
  therapistName: string;
  /** Who was treated. */
  client: string;
  date: LocalDate;
  minutes: number;
  costCents: Cents;
}

/**
 * Reads the treatments of a sale that a health fund may pay for: those that have begun, of which something was paid and
 * not given back, by therapists with a provider number.
 */
export async function readFundedTreatments(db: Executor, sale: ExistingSale, now: LocalDateTime): Promise<FundedRow[]> {
  if (sale.status !== 'paid') return [];
  const lines = sale.lines.filter((line): line is TreatmentLine => line.kind === 'treatment');
  const ids = lines.map(({ bookingId }) => bookingId);
  const given = await sql<GivenRow>(db, givenSql, [ids, now.date, now.time]);
  const paid = sumKind(sale, 'treatment') + sumKind(sale, 'adjustment') - sale.credited.taxableCents;
  const shares = splitCents(
    paid,
    lines.map(({ cents }) => cents),
  );
  return lines.flatMap(({ bookingId, serviceName, cents }, nth) => {
    const treatment = given.find((each) => each.bookingId === bookingId);
    const paidCents = shares[nth]!;
    return treatment && paidCents > 0 ? [{ ...treatment, serviceName, costCents: cents, paidCents }] : [];
  });
}

type GivenRow = Omit<FundedRow, 'serviceName' | 'costCents' | 'paidCents'>;

const givenSql = /* sql */ `
  select b.id as "bookingId", t.name as "therapistName", t.association, t.provider_number as "providerNumber",
    case when b.visit_guest > 1 then 'Guest of ' else '' end || b.client_name as client,
    b.booking_date::text as date, b.booking_duration as minutes
  from bookings b join therapists t on t.id = b.therapist_id
  where b.id = any ($1::uuid[]) and t.provider_number is not null and b.status in ('confirmed', 'completed')
    and (b.booking_date, b.booking_time) <= ($2::date, $3::time)`;
