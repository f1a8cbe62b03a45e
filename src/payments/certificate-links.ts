import { Injectable } from '@nestjs/common';
import { TokenSigner } from '../booking/index.js';
import { NotFoundError } from '../kernel/errors.js';
import { Config } from '../platform/config.js';

/** Makes the links of pages about gift certificates, and reads the tokens in them. None has a code. */
@Injectable()
export class CertificateLinks {
  constructor(
    private readonly tokens: TokenSigner,
    private readonly config: Config,
  ) {}

  /** Returns the token by which whoever orders a certificate sees what became of the order. */
  createOrderToken(id: string): string {
    return this.tokens.sign('gift-certificate-order', { id, expiresAt: null });
  }

  /** Returns the id of the certificate. @throws NotFoundError for a token that we did not make */
  requireOrderId(token: string): string {
    const content = this.tokens.verify('gift-certificate-order', token);
    if (!content) throw new NotFoundError('There is no such order');
    return content.id;
  }

  /** Returns the address of an order's page, the token behind the #, which browsers send to no server. */
  orderUrl(id: string): string {
    const url = new URL('/gift-certificates/order', this.config.PUBLIC_URL);
    url.hash = new URLSearchParams({ token: this.createOrderToken(id) }).toString();
    return url.href;
  }

  balanceUrl(): string {
    return new URL('/gift-certificates/balance', this.config.PUBLIC_URL).href;
  }

  /** Returns it as it is printed: without the scheme. */
  balanceAddress(): string {
    return this.balanceUrl().replace(/^https?:\/\//, '');
  }
}
