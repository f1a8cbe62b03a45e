import type { EntityManager } from '@mikro-orm/postgresql';
import { formatDecimal } from '../../kernel/money.js';
import { readByCursor } from '../../platform/database/read-by-cursor.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { type ShopFile, WritesShopFile } from '../../platform/shop-files/shop-file.js';
import { type ExistingGiftCertificate, giftCertificateAggregate } from '../domain/gift-certificate.evolve.js';

/** Writes the gift certificates that were sold, with what is still owed on each. */
@WritesShopFile({
  name: 'gift-certificates.csv',
  description:
    'One line per gift certificate that was sold. balance is what its holder may still spend. No code is in it: the shop keeps none.',
})
export class GiftCertificatesFile implements ShopFile {
  readonly columns = [
    ...['id', 'number', 'status', 'amount', 'balance', 'currency', 'service', 'paid_by', 'issued_on', 'expires_on'],
    ...['buyer_name', 'buyer_email', 'recipient_name', 'recipient_email', 'message', 'redemptions', 'refunds'],
  ];

  constructor(private readonly store: AggregateRepository) {}

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<{ id: string; version: number }>(em, certificatesSql)) {
      const versions = new Map(page.map(({ id, version }) => [id, version]));
      const loaded = await this.store.loadAll(em, giftCertificateAggregate, versions);
      const byId = new Map(loaded.map(({ id, state }) => [id, state]));
      yield page.flatMap(({ id }) => {
        const certificate = byId.get(id);
        return certificate && certificate.status !== 'none' ? [toCells(id, certificate)] : [];
      });
    }
  }
}

function toCells(id: string, certificate: ExistingGiftCertificate): string[] {
  const { number, status, cents, balanceCents, currency, serviceName, method, issuedOn, expiresOn } = certificate;
  const { buyerName, buyerEmail, recipientName, recipientEmail, message } = certificate.people ?? {};
  return [
    ...[
      id,
      number === null ? null : String(number),
      status,
      formatDecimal(cents),
      formatDecimal(balanceCents),
      currency,
    ],
    ...[serviceName, method, issuedOn, expiresOn, buyerName, buyerEmail, recipientName, recipientEmail, message],
    certificate.redemptions
      .map(({ day, cents: spent, returnedCents }) => `${day} ${formatDecimal(spent - returnedCents)}`)
      .join('; '),
    certificate.refunds.map(({ day, method: by, cents: back }) => `${day} ${by} ${formatDecimal(back)}`).join('; '),
  ].map((cell) => cell ?? '');
}

const certificatesSql = /* sql */ `
  select id, version from gift_certificates where status <> 'ordered' order by number, id`;
