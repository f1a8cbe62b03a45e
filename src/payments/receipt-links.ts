import { Injectable } from '@nestjs/common';
import { TokenSigner } from '../booking/index.js';
import { NotFoundError } from '../kernel/errors.js';
import { Config } from '../platform/config.js';

/** Makes the private links of receipts, and reads the tokens in them. A link shows one sale and changes nothing. */
@Injectable()
export class ReceiptLinks {
  constructor(
    private readonly tokens: TokenSigner,
    private readonly config: Config,
  ) {}

  createToken(saleId: string): string {
    return this.tokens.sign('receipt', { id: saleId, expiresAt: null });
  }

  /** Returns the id of the sale. @throws NotFoundError for a token that we did not make */
  requireSaleId(token: string): string {
    const content = this.tokens.verify('receipt', token);
    if (!content) throw new NotFoundError('There is no such receipt');
    return content.id;
  }

  /** Returns the address of the receipt's page, the token behind the #, which browsers send to no server. */
  pageUrl(saleId: string): string {
    const url = new URL('/receipt', this.config.PUBLIC_URL);
    url.hash = new URLSearchParams({ token: this.createToken(saleId) }).toString();
    return url.href;
  }

  /** Returns where anybody can check a paper, as it is printed: without the scheme. */
  checkAddress(): string {
    return new URL('/receipt-check', this.config.PUBLIC_URL).href.replace(/^https?:\/\//, '');
  }
}
