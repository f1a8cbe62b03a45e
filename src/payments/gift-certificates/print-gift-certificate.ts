import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import { ShopSettings } from '../../catalog/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { requireIssued } from '../domain/gift-certificate.decide.js';
import { giftCertificateAggregate } from '../domain/gift-certificate.evolve.js';
import type { PaperFormat } from '../domain/sale.events.js';
import { readSeller } from '../sale-terms.js';
import { readCertificateCode } from './certificate-code.js';
import { CertificateLinks } from '../certificate-links.js';

/** Prints a gift certificate for whoever has its code. */
export class PrintGiftCertificate extends Command<Download> {
  constructor(
    readonly id: string,
    readonly code: string,
    readonly format: PaperFormat,
  ) {
    super();
  }
}

@CommandHandler(PrintGiftCertificate)
export class PrintGiftCertificateHandler implements ICommandHandler<PrintGiftCertificate> {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly settings: ShopSettings,
    private readonly links: CertificateLinks,
    private readonly clock: ShopClock,
  ) {}

  /** @throws NotFoundError, InvalidInputError on `code` for another one */
  async execute({ id, code, format }: PrintGiftCertificate): Promise<Download> {
    const { state: certificate } = await this.store.load(this.em.fork(), giftCertificateAggregate, id);
    requireIssued(certificate);
    const typed = readCertificateCode(code);
    if (!typed || typed.hash !== certificate.code?.hash)
      throw new InvalidInputError('code', 'This gift certificate has another code');
    const seller = await readSeller(this.settings);
    const content = { certificate, seller, balanceAddress: this.links.balanceAddress() };
    const { toGiftCertificatePdf } = await import('./gift-certificate-pdf.js');
    const pdf = await toGiftCertificatePdf(content, typed.text, format, this.clock.instant());
    const name = `gift-certificate-${certificate.number}.pdf`;
    return { name, type: 'application/pdf', content: Readable.from(pdf), count: 1 };
  }
}
