import type { SecurityHeadersOptions } from '@nestjs/common';
import type { Config } from '../../config.js';

/**
 * Headers of every answer. Scripts only from our own files, never inline. So are styles; pages get a nonce besides
 * (site/pages/csp-nonce.ts), by which scripts add those of antd. Attributes are free: libraries set some as text.
 * What only makes sense over TLS stays away from plain http, where browsers warn about it or break the page.
 */
export function securityHeaders({ PUBLIC_URL, MAP_EMBED_URL }: Config): SecurityHeadersOptions {
  const isSecure = PUBLIC_URL.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: [MAP_EMBED_URL ? new URL(MAP_EMBED_URL).origin : "'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: true }),
      },
    },
    xFrameOptions: { action: 'deny' },
    // A private link's token is in its address: no proxy's log and no other site gets that.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
  };
}
