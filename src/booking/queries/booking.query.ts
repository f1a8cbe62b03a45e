import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { parseCents, toAmount, toCents } from '../../kernel/money.js';
import { type BookingBill, PaymentsOfBookings } from '../payments-of-bookings.js';
import { toCancellationPolicyDto } from '../../catalog/index.js';
import type { Booking } from '../domain/booking.state.js';
import type { AgreedPolicy } from '../domain/policy/agreed-policy.js';
import { findAgreedPolicies } from '../policy/agreed-policy-sql.js';
import { toChangeDeadline } from '../policy/change-cutoff.js';
import { isAskedToCome } from '../reminders/asked-to-come.js';
import { withoutCancellationReason } from '../domain/client/notes.js';
import { toBookingListRow } from '../projections/booking-list-row.js';
import { CalendarLinksQuery } from './customer/calendar-links.query.js';
import { selectBookingsSql, type BookingRow, toAddOns, toOfficeBooking, toVisitPlace } from './booking-row.js';
import type { BookingDto } from './booking.dto.js';
import type { CustomerBookingDto, CustomerReceiptDto, VisitTreatmentDto } from './customer/customer-booking.dto.js';
import { type PreviousAppointment, PreviousAppointmentQuery } from './customer/previous-appointment.query.js';
import type { OfficeBookingDto } from './office-booking.dto.js';
import { VisitQuery } from './visit.query.js';

/** Reads one booking, as its client or as the shop sees it. */
@Injectable()
export class BookingQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly previousAppointments: PreviousAppointmentQuery,
    private readonly calendarLinks: CalendarLinksQuery,
    private readonly clock: ShopClock,
    private readonly visits: VisitQuery,
    private readonly payments: PaymentsOfBookings,
  ) {}

  async forOffice(id: string): Promise<OfficeBookingDto> {
    const [row, states] = await Promise.all([this.findRow(id), this.payments.findStates(this.em.fork(), [id])]);
    return toOfficeBooking(row, states.get(id) ?? null, this.toShopTime);
  }

  /** Returns the id of the booking whose deposit is paid on this page of the gateway. @throws NotFoundError */
  async findByCheckout(checkoutId: string): Promise<string> {
    const id = await this.payments.findBooking(this.em.fork(), checkoutId);
    if (!id) throw new NotFoundError('There is no such booking');
    return id;
  }

  /** Returns whether the address of a booking's client is verified; undefined when there is no such booking. */
  async findIsEmailVerified(id: string): Promise<boolean | undefined> {
    const statement = 'select email_verified from bookings where id = $1';
    const [row] = await sql<Pick<BookingRow, 'email_verified'>>(this.em.fork(), statement, [id]);
    return row?.email_verified;
  }

  /** Returns those of the bookings that exist, by date and time. */
  async allForOffice(ids: readonly string[]): Promise<OfficeBookingDto[]> {
    const order = 'order by b.booking_date, b.booking_time, b.id';
    const em = this.em.fork();
    const rows = await sql<BookingRow>(em, `${selectBookingsSql} where b.id = any ($1::uuid[]) ${order}`, [ids]);
    return this.payments.toOfficeBookings(em, rows);
  }

  /** Returns the booking as its client sees it. @throws NotFoundError when there is none */
  async forCustomer(id: string): Promise<CustomerBookingDto> {
    const [row, previous, policies, isAsked, bill, receipts] = await Promise.all([
      this.findRow(id),
      this.previousAppointments.beforeLastMove(id),
      findAgreedPolicies(this.em.fork(), [id]),
      isAskedToCome(this.em.fork(), id),
      this.payments.findBill(this.em.fork(), id),
      this.payments.listReceipts(this.em.fork(), id),
    ]);
    const isDeclined = row.status === 'cancelled' && (await this.isDeclined(id));
    const { user_id, created_at, updated_at, is_uncovered, client_alert, day_state, ...forBoth } = toOfficeBooking(
      row,
      null,
      this.toShopTime,
    );
    const { payment, room_id, room_name, agreed_price, awaited_deposit, client_id, ...booking } = forBoth;
    const heldUntil = row.held_ms === null ? null : new Date(Number(row.held_ms));
    return this.toCustomerBooking(booking, {
      isEmailVerified: row.email_verified,
      heldUntil,
      isDeclined,
      previous,
      policy: policies.get(id)!,
      awaited: awaited_deposit?.amount,
      isAsked,
      bill,
      receipts,
    });
  }

  /**
   * Returns a booking that was just made as its client sees it: the row is known without reading it again.
   * @throws NotFoundError when nothing has happened to it yet
   */
  fromNewBooking(booking: LoadedAggregate<Booking>, therapistName: string): Promise<CustomerBookingDto> {
    if (booking.state.status === 'none') throw new NotFoundError('There is no such booking');
    const row = toBookingListRow(booking, booking.state);
    const { first_name, last_name, email_verified, user_id, created_at, updated_at, total_price, ...rest } = row;
    const { attendance_confirmed: is_attendance_confirmed, day_state, held_until, room_id, ...columns } = rest;
    const { list_price, price_kind, price_value, price_reason, ...ofClient } = columns;
    const { visit_id, visit_guest, visit_part, visit_parts, policy, client_id, add_ons, ...columnsOfAll } = ofClient;
    const { recurrence_id, recurrence_weeks, recurrence_position, ...shown } = columnsOfAll;
    const heldUntil = held_until === null ? null : new Date(held_until);
    const made = {
      ...shown,
      add_ons: toAddOns(add_ons),
      visit: toVisitPlace({ visit_id, visit_guest, visit_part, visit_parts }),
      is_attendance_confirmed,
      therapist_name: therapistName,
      is_unassigned: booking.state.appointment.isUnassigned,
      total_price: toAmount(parseCents(total_price)),
    };
    return this.toCustomerBooking(made, {
      isEmailVerified: email_verified,
      heldUntil,
      isDeclined: false,
      previous: null,
      policy: policy!,
      isAsked: false,
      bill: null,
      receipts: [],
    });
  }

  private async toCustomerBooking(
    booking: BookingDto,
    { isEmailVerified, heldUntil, isDeclined, previous, policy, awaited, isAsked, bill, receipts }: History,
  ): Promise<CustomerBookingDto> {
    const start = { date: booking.booking_date, time: booking.booking_time };
    const treatments = booking.visit ? await this.visits.listTreatments(booking.id) : [];
    const until = toChangeDeadline(start, policy);
    const links = await this.calendarLinks.forBooking(booking, treatments);
    return {
      ...booking,
      notes: withoutCancellationReason(booking.notes, booking.cancellation_reason),
      total_paid: toAmount(bill?.paidCents ?? 0),
      total_due: bill ? toAmount(bill.dueCents) : sumPrices(booking, treatments),
      receipts,
      changeable_until: `${until.date}T${until.time}`,
      cancellation_policy: toCancellationPolicyDto(policy.cancellation),
      deposit: awaited ?? (policy.deposit ? toAmount(policy.deposit.cents) : null),
      is_email_verified: isEmailVerified,
      held_until: heldUntil && this.toShopTime(heldUntil),
      is_declined: isDeclined,
      is_asked_to_come: isAsked,
      calendar_links: links,
      treatments,
      moved_from: previous && {
        booking_date: previous.date,
        booking_time: previous.time,
        therapist_name: previous.therapistName,
        is_unassigned: previous.isUnassigned,
      },
    };
  }

  private async isDeclined(id: string): Promise<boolean> {
    const [end] = await sql<{ is_declined: boolean }>(this.em.fork(), declinedSql, [id]);
    return end?.is_declined ?? false;
  }

  private readonly toShopTime = (instant: Date): string => this.clock.formatMinute(instant);

  private async findRow(id: string): Promise<BookingRow> {
    const [row] = await sql<BookingRow>(this.em.fork(), `${selectBookingsSql} where b.id = $1`, [id]);
    if (!row) throw new NotFoundError('There is no such booking');
    return row;
  }
}

const sumPrices = (booking: BookingDto, treatments: readonly VisitTreatmentDto[]): number =>
  toAmount((treatments.length > 0 ? treatments : [booking]).reduce((sum, each) => sum + toCents(each.total_price), 0));

/** The part of a client's view that the row of a booking does not show. */
interface History {
  isEmailVerified: boolean;
  heldUntil: Date | null;
  isDeclined: boolean;
  previous: PreviousAppointment | null;
  policy: AgreedPolicy;
  /** The deposit that it waits for, in dollars, of a visit that of all treatments; undefined while that is its own. */
  awaited?: number | undefined;
  /** Whether a reminder has asked the client whether they come. */
  isAsked: boolean;
  /** Null for a booking that was just made, of which all is due. */
  bill: BookingBill | null;
  receipts: CustomerReceiptDto[];
}

const declinedSql = /* sql */ `
  select data ->> 'from' = 'requested' and actor_kind = 'user' as is_declined from event_log
  where stream = $1 and type = 'BookingCancelled' order by version desc limit 1`;
