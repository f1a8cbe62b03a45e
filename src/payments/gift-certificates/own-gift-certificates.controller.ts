import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { visitor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Refuses } from '../../platform/http/errors/refuses.decorator.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { CheckCheckout } from '../online/check-checkout.js';
import { Gateway } from '../online/gateway.js';
import { CertificateLinks } from '../certificate-links.js';
import { CertificateTermsReader } from './certificate-terms.js';
import { CertificateCodeDto } from './gift-certificate.dto.js';
import { GiftCertificatesQuery } from './gift-certificates.query.js';
import { OrderGiftCertificate } from './order-gift-certificate.js';
import {
  CertificateBalanceDto,
  GiftCertificateOfferDto,
  OrderedCertificateDto,
  OrderTokenDto,
  OwnOrderDto,
} from './own-gift-certificate.dto.js';

/** Limit of orders from one network address. */
const ordersPerAddress: RateLimit = { name: 'gift-certificate-orders', limit: 20 };

/** Limit of questions about orders from one address, whose page asks every other second while it waits. */
const checksPerAddress: RateLimit = { name: 'gift-certificate-checks', limit: 40 };

/** Limits of codes that are tried from one network address, and from all together: nobody tries codes in turn. */
const triesPerAddress: RateLimit = { name: 'gift-certificate-codes', limit: 10 };
const allTries: RateLimit = { name: 'all-gift-certificate-codes', limit: 300, getTracker: () => 'all' };

/** Gift certificates for whoever buys one, and for whoever has a code. Both come in the body: addresses end up in logs. */
@Controller()
@Public()
export class OwnGiftCertificatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly certificates: GiftCertificatesQuery,
    private readonly terms: CertificateTermsReader,
    private readonly links: CertificateLinks,
    private readonly settings: ShopSettings,
    private readonly gateway: Gateway,
    private readonly clock: ShopClock,
  ) {}

  /** Returns what is left of the certificate that has a code. 404 for any that none has now, 422 for one that was mistyped. */
  @Post('gift-certificate-balances')
  @HttpCode(200)
  @RateLimited(triesPerAddress, allTries)
  @Refuses()
  async getCertificateBalance(@Body() { code }: CertificateCodeDto): Promise<CertificateBalanceDto> {
    const { balance, currency, last_four, expires_on, is_expired } = await this.certificates.findByCode(code);
    return { balance, currency, last_four: last_four!, expires_on, is_expired };
  }

  /** Returns whether certificates are sold online, and in which currency. */
  @Get('gift-certificate-offer')
  @Refuses()
  async getGiftCertificateOffer(): Promise<GiftCertificateOfferDto> {
    const { acceptOnlinePayment, currency } = await this.settings.read(PaymentSettings);
    return { can_pay_online: acceptOnlinePayment && this.gateway.isSetUp, currency, today: this.clock.today() };
  }

  /** Orders a certificate, for which the gateway opens a page. 409 `method-not-accepted`, `payment-id-reused`. */
  @Post('own-gift-certificates')
  @HttpCode(202)
  @RateLimited(ordersPerAddress)
  @Refuses('method-not-accepted', 'payment-id-reused')
  async orderGiftCertificate(@Body() body: OrderedCertificateDto): Promise<OwnOrderDto> {
    const ordered = await this.terms.read({ ...body, recipient_email: body.recipient_email ?? body.buyer_email });
    await this.commands.execute(new OrderGiftCertificate(body.id, ordered, visitor));
    return this.certificates.findOrder(body.id);
  }

  /** Asks what became of an order, also the gateway. */
  @Post('own-gift-certificates/check')
  @HttpCode(200)
  @RateLimited(checksPerAddress)
  @Refuses()
  async checkGiftCertificateOrder(@Body() { token }: OrderTokenDto): Promise<OwnOrderDto> {
    const id = this.links.requireOrderId(token);
    const checkoutId = await this.certificates.findCheckout(id);
    if (checkoutId !== null) await this.commands.execute(new CheckCheckout(checkoutId));
    return this.certificates.findOrder(id);
  }
}
