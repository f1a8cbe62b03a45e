import type { SecurityHeadersOptions } from '@nestjs/common';

/**
 * Headers of every answer. Scripts only from our own files, never inline. Styles also inline: antd writes style
 * elements at run time, some of them (the scroll lock of dialogs) without a way to give them a nonce.
 * What only makes sense over TLS stays away from plain http, where browsers warn about it or break the page.
 */
export function securityHeaders(publicUrl: string): SecurityHeadersOptions {
  const isSecure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: true }),
      },
    },
    xFrameOptions: { action: 'deny' },
    // A private link's token stands in its address: no proxy's log and no other site gets that.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
  };
}
