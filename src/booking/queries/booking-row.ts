import { toAmount, parseCents } from '../../kernel/money.js';
import { clientAlertSql } from '../../clients/index.js';
import { hasShiftSql } from '../../scheduling/index.js';
import type { BookedAddOn } from '../domain/booking-details.js';
import type { BookedAddOnDto, VisitPlaceDto } from './booking.dto.js';
import type { PriceKind } from '../domain/price/agreed-price.js';
import type { AgreedPriceDto, OfficeBookingDto, PaymentState } from './office-booking.dto.js';
import { isOpenSql } from '../is-open-sql.js';

export type BookingRow = Omit<
  OfficeBookingDto,
  'total_price' | 'add_ons' | 'created_at' | 'updated_at' | 'visit' | 'agreed_price' | 'payment' | 'awaited_deposit'
> & {
  total_price: string;
  add_ons: readonly BookedAddOn[] | null;
  created_ms: string;
  updated_ms: string;
  email_verified: boolean;
  held_ms: string | null;
  deposit_cents: number | null;
} & VisitColumns &
  PriceColumns;

interface PriceColumns {
  list_price: string | null;
  price_kind: PriceKind | null;
  price_value: number | null;
  price_reason: string | null;
}

interface VisitColumns {
  visit_id: string | null;
  visit_guest: number | null;
  visit_part: number | null;
  visit_parts: number | null;
}

const hasShift = hasShiftSql({
  ...{ therapist: 'b.therapist_id', date: 'b.booking_date', time: 'b.booking_time' },
  minutes: 'b.booking_duration',
});

/** Selects the columns of the list, joined with the therapist's name of today. */
export const selectBookingsSql = /* sql */ `
  select b.id, b.version, b.status, b.day_state, b.pending_reason, b.service_id, b.service_name, b.add_ons, b.therapist_id, t.name as therapist_name,
    t.is_unassigned, ${isOpenSql('b.status')} and not t.is_unassigned and not ${hasShift} as is_uncovered,
    b.booking_date::text as booking_date, to_char(b.booking_time, 'HH24:MI') as booking_time,
    b.booking_duration, b.client_name, b.client_email, b.client_phone, b.notes, b.cancellation_reason,
    b.room_id, room.name as room_name,
    case when customer_key(b.client_email, b.client_phone) is not null then b.client_id end as client_id,
    ${clientAlertSql('b.client_id')} as client_alert,
    b.total_price::text as total_price, b.currency, b.list_price::text as list_price, b.price_kind, b.price_value, b.price_reason, b.user_id, b.email_verified, b.attendance_confirmed as is_attendance_confirmed,
    (extract(epoch from b.held_until) * 1000)::text as held_ms,
    case when b.pending_reason = 'unpaid' then (
      select (v.policy -> 'deposit' ->> 'cents')::int from bookings v
      where (v.id = b.id or v.visit_id = b.visit_id) and v.policy ? 'deposit'
      order by v.pending_reason is distinct from 'unpaid', v.visit_part limit 1
    ) end as deposit_cents,
    b.visit_id, b.visit_guest, b.visit_part, b.visit_parts,
    (extract(epoch from b.created_at) * 1000)::text as created_ms, (extract(epoch from b.updated_at) * 1000)::text as updated_ms
  from bookings b join therapists t on t.id = b.therapist_id left join rooms room on room.id = b.room_id`;

/** @param toLocal returns an instant in shop time, `yyyy-MM-ddTHH:mm` */
export function toOfficeBooking(
  booking: BookingRow,
  payment: PaymentState | null,
  toLocal: (instant: Date) => string,
): OfficeBookingDto {
  const {
    total_price,
    add_ons,
    created_ms,
    updated_ms,
    email_verified,
    held_ms,
    deposit_cents,
    visit_id,
    visit_guest,
    visit_part,
    visit_parts,
    list_price,
    price_kind,
    price_value,
    price_reason,
    ...row
  } = booking;
  return {
    ...row,
    payment,
    awaited_deposit:
      held_ms === null || deposit_cents === null
        ? null
        : { amount: toAmount(deposit_cents), due_at: toLocal(new Date(Number(held_ms))) },
    visit: toVisitPlace({ visit_id, visit_guest, visit_part, visit_parts }),
    total_price: toAmount(parseCents(total_price)),
    add_ons: toAddOns(add_ons),
    agreed_price: toAgreedPrice({ list_price, price_kind, price_value, price_reason }),
    created_at: new Date(Number(created_ms)).toISOString(),
    updated_at: new Date(Number(updated_ms)).toISOString(),
  };
}

export const toAddOns = (addOns: readonly BookedAddOn[] | null): BookedAddOnDto[] =>
  (addOns ?? []).map(({ id, name, minutes, cents }) => ({ id, name, minutes, price: toAmount(cents) }));

function toAgreedPrice({ list_price, price_kind, price_value, price_reason }: PriceColumns): AgreedPriceDto | null {
  if (list_price === null || price_kind === null || price_value === null) return null;
  const value = price_kind === 'percent-off' ? price_value : toAmount(price_value);
  return { list_price: toAmount(parseCents(list_price)), kind: price_kind, value, reason: price_reason };
}

export function toVisitPlace({ visit_id, visit_guest, visit_part, visit_parts }: VisitColumns): VisitPlaceDto | null {
  if (visit_id === null) return null;
  return { id: visit_id, guest: visit_guest ?? 1, part: visit_part ?? 1, parts: visit_parts ?? 1 };
}
