import { Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ShopDetails, ShopSettings } from '../../catalog/index.js';
import { inTime } from '../pages/in-time.js';
import type { PageRenderer, RenderedPage } from '../pages/rendered-page.js';
import { type SignInProps, SsrWorker } from '../home-page/ssr-worker.js';

/**
 * Caches the sign-in page: rendered once, and again when the shop's name or number has changed. Each answer has its own
 * nonce.
 */
@Injectable()
export class SignInPageCache implements PageRenderer {
  private readonly logger = new Logger(SignInPageCache.name);
  private cached: { props: SignInProps; page: Promise<RenderedPage> } | undefined;

  constructor(
    private readonly settings: ShopSettings,
    private readonly worker: SsrWorker,
  ) {}

  async page(): Promise<RenderedPage | undefined> {
    try {
      const { name: shopName, phone } = await this.settings.read(ShopDetails);
      if (this.cached?.props.shopName !== shopName || this.cached.props.phone !== phone)
        this.cached = { props: { shopName, phone }, page: this.render({ shopName, phone }) };
      const page = await inTime(this.cached.page);
      return page && renewNonce(page);
    } catch (error) {
      this.cached = undefined;
      this.logger.error({ err: error }, 'The sign-in page could not be rendered; browsers render it themselves');
      return undefined;
    }
  }

  private render(props: SignInProps): Promise<RenderedPage> {
    return this.worker.render({ page: 'sign-in', props });
  }
}

const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Replaces the nonce for each answer. Passwords are typed on this page: a nonce used for several answers could be
 * learned and used to inject styles.
 */
function renewNonce({ identity, nonce: renderedNonce }: RenderedPage): RenderedPage {
  const nonce = randomBytes(18).toString('base64');
  const html = Buffer.from(Buffer.from(identity).toString().replaceAll(renderedNonce, nonce));
  return {
    etag: `W/"${nonce}"`,
    nonce,
    identity: html,
    br: brotliCompressSync(html, FAST_BROTLI),
    gzip: gzipSync(html),
  };
}
