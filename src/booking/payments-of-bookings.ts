import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Cents } from '../kernel/money.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import type { Executor } from '../platform/database/sql.js';
import { type BookingRow, toOfficeBooking } from './queries/booking-row.js';
import type { CustomerReceiptDto } from './queries/customer/customer-booking.dto.js';
import type { OfficeBookingDto, PaymentState } from './queries/office-booking.dto.js';

/** The money of a booking with all treatments of its visit. */
export interface BookingBill {
  /** Money that was paid and not given back. */
  paidCents: Cents;
  /** Money that is still to be paid: the rest of an open sale, and the prices of bookings in no sale. */
  dueCents: Cents;
}

/** The money that was taken for one booking, and how. */
export interface PaidOfBooking {
  /** Money that was paid and not given back, without tips. */
  cents: Cents;
  /** Methods of the payments, each once. */
  methods: string[];
}

/** The questions that booking has to the module of payments, which lies above it. */
export abstract class BookingPayments {
  /** Returns the bill of a booking with all treatments of its visit. */
  abstract findBill(db: Executor, bookingId: string): Promise<BookingBill>;
  /** Returns the receipts for a booking with all treatments of its visit, without those of voided sales. */
  abstract listReceipts(em: EntityManager, bookingId: string): Promise<CustomerReceiptDto[]>;
  /** Returns the booking whose deposit is paid on the gateway's page of this id; null for another. */
  abstract findBooking(em: EntityManager, checkoutId: string): Promise<string | null>;
  /** Returns what was paid of each booking; those of which nothing was are left out. */
  abstract findStates(em: EntityManager, bookingIds: readonly string[]): Promise<ReadonlyMap<string, PaymentState>>;
  /** Returns the money that was taken for each booking; those for which none was are left out. */
  abstract findPaid(em: EntityManager, bookingIds: readonly string[]): Promise<ReadonlyMap<string, PaidOfBooking>>;
  /** Returns those bookings that a sale or an online payment names, voided ones included. */
  abstract findBilled(db: Executor, bookingIds: readonly string[]): Promise<string[]>;
  /** Erases what was written about people in the sales of bookings, in the caller's transaction. The amounts stay. */
  abstract erase(tx: Transaction, bookingIds: readonly string[]): Promise<void>;
}

/** Finds what is known about the payments of bookings. */
@Injectable()
export class PaymentsOfBookings implements BookingPayments {
  constructor(
    private readonly modules: ModuleRef,
    private readonly clock: ShopClock,
  ) {}

  findBill = (...asked: Parameters<BookingPayments['findBill']>) => this.provider().findBill(...asked);
  listReceipts = (...asked: Parameters<BookingPayments['listReceipts']>) => this.provider().listReceipts(...asked);
  findBooking = (...asked: Parameters<BookingPayments['findBooking']>) => this.provider().findBooking(...asked);
  findStates = (...asked: Parameters<BookingPayments['findStates']>) => this.provider().findStates(...asked);
  findPaid = (...asked: Parameters<BookingPayments['findPaid']>) => this.provider().findPaid(...asked);
  findBilled = (...asked: Parameters<BookingPayments['findBilled']>) => this.provider().findBilled(...asked);
  erase = (...erased: Parameters<BookingPayments['erase']>) => this.provider().erase(...erased);

  /** Converts rows of the list to bookings as the shop sees them, with what was paid of each. */
  async toOfficeBookings(em: EntityManager, rows: readonly BookingRow[]): Promise<OfficeBookingDto[]> {
    const states = await this.findStates(
      em,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toOfficeBooking(row, states.get(row.id) ?? null, (at) => this.clock.formatMinute(at)));
  }

  private provider = (): BookingPayments => this.modules.get<BookingPayments>(BookingPayments, { strict: false });
}
