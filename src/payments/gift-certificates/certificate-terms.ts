import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { requireOffered, ServiceCatalog } from '../../catalog/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { formatDollars, toCents } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { CertificatePeople, CertificateTerms } from '../domain/gift-certificate.events.js';
import type { CertificateFields } from './gift-certificate.dto.js';

/** Reads from what was sent what somebody wants to buy. */
@Injectable()
export class CertificateTermsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly services: ServiceCatalog,
    private readonly clock: ShopClock,
  ) {}

  /** @throws InvalidInputError on `service_id`, `amount`, `recipient_email` */
  async read(
    fields: CertificateFields & { buyer_email?: string | null },
  ): Promise<Omit<CertificateTerms, 'paymentId'> & { people: CertificatePeople }> {
    const { buyer_name, buyer_email, recipient_name, recipient_email, message, deliver_on } = fields;
    if (deliver_on && !recipient_email)
      throw new InvalidInputError('recipient_email', 'Please enter the address to which it is mailed');
    return {
      cents: toCents(fields.amount),
      serviceName: fields.service_id ? await this.readServiceName(fields.service_id, toCents(fields.amount)) : null,
      deliverOn: recipient_email ? (deliver_on ?? this.clock.today()) : null,
      people: {
        buyerName: buyer_name ?? null,
        buyerEmail: buyer_email ?? null,
        recipientName: recipient_name ?? null,
        recipientEmail: recipient_email ?? null,
        message: message ?? null,
      },
    };
  }

  private async readServiceName(id: string, cents: number): Promise<string> {
    const { name, priceCents } = requireOffered(await this.services.findById(this.em.fork(), id));
    if (cents !== priceCents) throw new InvalidInputError('amount', `${name} costs ${formatDollars(priceCents)}`);
    return name;
  }
}
