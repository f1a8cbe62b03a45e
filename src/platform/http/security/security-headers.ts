import type { SecurityHeadersOptions } from '@nestjs/common';
import type { Config } from '../../config.js';

/**
 * Returns the headers of every answer. Scripts and styles are allowed only from our own files; pages also allow the one
 * script that they contain, by its hash, and the styles that scripts add for antd, by a nonce (site/pages/csp-nonce.ts).
 * Style attributes are free: libraries set some as text. Directives that only make sense over TLS are left out over plain http, where browsers
 * warn about them or break the page.
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
