import { Injectable } from '@nestjs/common';
import type { Cents } from '../../kernel/money.js';
import type { Executor } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { getRemaining, saleAggregate, sumLines } from '../domain/sale.evolve.js';
import { requireSale } from '../domain/sale.decide.js';
import { readBookingsToPay } from '../queries/bookings-to-pay.js';

/** Finds what is still to be paid for a booking with its visit. */
@Injectable()
export class DuePayment {
  constructor(private readonly store: AggregateRepository) {}

  /**
   * @param isApart whether each guest pays for themselves, where nothing was paid yet
   * @throws BusinessRuleError `not-confirmed`
   */
  async find(db: Executor, bookingId: string, isApart: boolean): Promise<{ currency: string; dueCents: Cents }> {
    const { saleId, currency, lines } = await readBookingsToPay(db, bookingId, isApart);
    if (saleId === null) return { currency, dueCents: sumLines({ lines }) };
    const { state: sale } = await this.store.load(db, saleAggregate, saleId);
    requireSale(sale);
    return { currency: sale.currency, dueCents: getRemaining(sale) };
  }
}
