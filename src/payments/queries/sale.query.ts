import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopDetails, ShopSettings } from '../../catalog/index.js';
import { toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { requireSale } from '../domain/sale.decide.js';
import type { SaleLine } from '../domain/sale.events.js';
import {
  type ExistingSale,
  getPaid,
  getRemaining,
  type Payment,
  saleAggregate,
  sumLines,
} from '../domain/sale.evolve.js';
import { readFundedTreatments } from '../papers/health-fund-receipt.js';
import type { PaymentDto, SaleDto, SaleLineDto } from './sale.dto.js';

/** Reads one sale, with all that its receipt says. */
@Injectable()
export class SaleQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  /** @throws NotFoundError when there is no such sale */
  async find(id: string): Promise<SaleDto> {
    const em = this.em.fork();
    const { state: sale, version } = await this.store.load(em, saleAggregate, id);
    requireSale(sale);
    const { name, addressLines, phone } = await this.settings.read(ShopDetails);
    return {
      id,
      version,
      status: sale.status,
      day: sale.day,
      currency: sale.currency,
      client_id: sale.clientId,
      lines: sale.lines.map(toLineDto),
      total: toAmount(sumLines(sale)),
      tax_rate: toAmount(sale.taxRate),
      tax: toAmount(sale.taxCents),
      paid: toAmount(getPaid(sale)),
      remaining: toAmount(getRemaining(sale)),
      payments: sale.payments.map(toPaymentDto),
      refunds: sale.refunds.map(({ refundId, paymentId: payment_id, method, cents, reason, day }) => ({
        id: refundId,
        payment_id,
        method,
        amount: toAmount(cents),
        reason,
        day,
      })),
      papers: sale.papers.map(({ paper: kind, number, totalCents, taxCents, day }) => ({
        kind,
        number,
        total: toAmount(totalCents),
        tax: toAmount(taxCents),
        day,
      })),
      has_health_fund_receipt: (await readFundedTreatments(em, sale, this.clock.now())).length > 0,
      void_reason: sale.status === 'voided' ? sale.reason : null,
      seller: { name, address_lines: addressLines, phone },
    };
  }
}

/** Converts a line. @param line an adjustment may have its reason */
export function toLineDto(line: ExistingSale['lines'][number] | SaleLine): SaleLineDto {
  return {
    kind: line.kind,
    amount: toAmount(line.cents),
    booking_id: line.kind === 'treatment' ? line.bookingId : null,
    service_name: line.kind === 'treatment' ? line.serviceName : null,
    therapist_id: line.kind === 'adjustment' ? null : line.therapistId,
    reason: ('reason' in line && line.reason) || null,
  };
}

function toPaymentDto({ paymentId, tenderedCents, ...payment }: Payment): PaymentDto {
  return {
    id: paymentId,
    method: payment.method,
    noted_as: payment.notedAs ?? null,
    amount: toAmount(payment.cents),
    rounding: toAmount(payment.roundingCents),
    tendered: tenderedCents === undefined ? null : toAmount(tenderedCents),
    change: tenderedCents === undefined ? null : toAmount(tenderedCents - payment.cents),
    refunded: toAmount(payment.refundedCents),
    day: payment.day,
  };
}
