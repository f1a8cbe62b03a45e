import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DepositPolicy, ServiceCatalog } from '../../catalog/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { type Cents, toAmount } from '../../kernel/money.js';
import { toDepositCents } from '../../kernel/terms/deposit-terms.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { hasBeenHere } from '../commands/deposit-finder.js';
import { RequestDeposits } from '../commands/request-deposits.js';
import { VisitConfirmer } from '../commands/visits/visit-confirmer.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import type { DueDepositDto } from './due-deposit.dto.js';

/** A treatment that the desk is about to book. */
export interface DraftTreatment {
  serviceId: string;
  therapistId: string;
  /** The agreed price; undefined for the list price. */
  cents?: Cents | undefined;
}

/** Tells the desk which deposit is due, before it books or confirms. */
@Injectable()
export class DueDepositQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly services: ServiceCatalog,
    private readonly policy: DepositPolicy,
    private readonly confirmer: VisitConfirmer,
    private readonly requests: RequestDeposits,
  ) {}

  /**
   * Finds the deposit of treatments that are booked together.
   * @param clientId undefined for somebody who is not known yet
   * @throws InvalidInputError on `part` for a service that there is not
   */
  async ofDraft(parts: readonly DraftTreatment[], clientId: string | undefined): Promise<DueDepositDto> {
    const terms = await this.policy.read();
    if (!terms) return { amount: 0 };
    const em = this.em.fork();
    const treatments = [];
    for (const { serviceId, therapistId, cents } of parts) {
      const service = await this.services.findById(em, serviceId, therapistId);
      if (!service) throw new InvalidInputError('part', 'There is no such service');
      treatments.push({ serviceId, totalCents: cents ?? service.priceCents });
    }
    return { amount: toAmount(toDepositCents(terms, treatments, !(await hasBeenHere(em, clientId)))) };
  }

  /**
   * Finds the deposit that is due once a request is confirmed, with its visit.
   * @throws NotFoundError when there is no such booking
   */
  async ofRequest(bookingId: string): Promise<DueDepositDto> {
    const find = await this.requests.prepare();
    const em = this.em.fork();
    const ids = await this.confirmer.findRequestsWith(em, bookingId);
    const loaded = await Promise.all(ids.map((id) => this.store.load(em, bookingAggregate, id)));
    const depositOf = await find(em, loaded);
    const deposits = ids.map((id) => depositOf(id)?.policy?.deposit?.cents ?? 0);
    return { amount: toAmount(Math.max(...deposits)) };
  }
}
