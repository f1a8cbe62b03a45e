import { Injectable } from '@nestjs/common';
import { DepositPolicy } from '../../catalog/index.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import { formatDollars } from '../../kernel/money.js';
import { toDepositCents } from '../../kernel/terms/deposit-terms.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { BookedService } from '../domain/booking-details.js';
import type { OpenStatus } from '../domain/booking-status.js';
import type { PriceInput } from '../domain/price/agreed-price.js';
import { changePrice } from '../domain/price/change-price.js';
import type { DueDeposit } from './booking-starter.js';
import { hasBeenHere } from './deposit-finder.js';
import { RequestDeposits } from './request-deposits.js';
import type { PlannedPart } from './visits/visit-planner.js';

/** The choice where a deposit is due: the client is asked for it, or the desk does without for a reason. */
export interface DepositChoice {
  isAsked: boolean;
  /** The reason to do without it; undefined where it is not waived. */
  waiver: string | undefined;
}

interface OfficeBooking extends LocalDateTime {
  parts: readonly { price?: PriceInput | undefined }[];
  status: OpenStatus;
  deposit: DepositChoice;
}

/** Finds the deposit that is due when the desk books for a client, who is asked for it as the client of a request is. */
@Injectable()
export class OfficeDeposits {
  constructor(
    private readonly policy: DepositPolicy,
    private readonly requests: RequestDeposits,
  ) {}

  /**
   * Reads the terms; returns them with what finds the deposit inside the transaction, and the reason for which the one
   * that was due is waived. What waits for a therapist costs nothing yet: its deposit is due once it is confirmed.
   * @throws InvalidInputError on `without_deposit` when the reason is blank; what it returns throws BusinessRuleError
   * `deposit-changed` where a deposit is due about which the desk has not decided
   */
  async prepare({ date, time, parts, status, deposit }: OfficeBooking) {
    const waiver = deposit.waiver?.trim();
    if (waiver === '')
      throw new InvalidInputError('without_deposit', 'Please give a reason to book without the deposit');
    const terms = await this.policy.read();
    let isWaived = false;
    const find = async (
      tx: Transaction,
      planned: readonly Pick<PlannedPart, 'service' | 'appointment'>[],
      clientId: string,
    ): Promise<DueDeposit | null> => {
      isWaived = false;
      const waits = status === 'pending' && planned.some(({ appointment }) => appointment.isUnassigned);
      if (!terms || waits) return null;
      const treatments = planned.map(({ service }, nth) => toTreatment(service, parts[nth]?.price));
      const cents = toDepositCents(terms, treatments, !(await hasBeenHere(tx, clientId)));
      if (cents === 0) return null;
      isWaived = waiver !== undefined;
      if (isWaived) return null;
      if (!deposit.isAsked)
        throw new BusinessRuleError('deposit-changed', `A deposit of ${formatDollars(cents)} is due for this booking`);
      return { cents, heldUntil: this.requests.findEnd([{ date, time }]) };
    };
    return {
      deposits: { terms: waiver === undefined ? terms : null, find: terms ? find : undefined },
      getWaiver: () => (isWaived ? waiver : undefined),
    };
  }
}

/** Returns the treatment at the price that was agreed for it. */
function toTreatment(service: BookedService, price: PriceInput | undefined) {
  const [agreed] = changePrice({ service, agreed: undefined }, price);
  return { serviceId: service.serviceId, totalCents: agreed?.data.totalCents ?? service.totalCents };
}
