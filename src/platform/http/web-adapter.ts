import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.js';
import { sendFrameworkError } from './errors/problem.filter.js';
import { MAX_BODY_BYTES } from './requests/large-body.decorator.js';
import { getRequestId } from './requests/request-id.js';

type SecurityHook = Parameters<FastifyAdapter['registerSecurityHook']>[0];

/** Features that no page of ours asks a browser for. */
const DISABLED_FEATURES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Fastify as it is set up for the web process. */
export class WebAdapter extends FastifyAdapter {
  private runSecurityHook?: SecurityHook;

  constructor({ TRUST_PROXY }: Config) {
    super({
      // Trusts what the configured proxies report, never what the caller claims about itself.
      trustProxy: typeof TRUST_PROXY === 'number' ? TRUST_PROXY > 0 && isWithin(TRUST_PROXY) : TRUST_PROXY,
      bodyLimit: MAX_BODY_BYTES,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      // A client that sends its request byte by byte is disconnected after this time.
      http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
      genReqId: getRequestId,
      // A page that does not exist, like any other; below /api the address is refused.
      rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') || isDecodable(url) ? url : url.replaceAll('%', '%25')),
      // Comes before all hooks.
      frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
        this.addHeaders(request, reply);
        this.runSecurityHook?.(request, reply.raw);
        sendFrameworkError(error, request, reply);
      },
    });
  }

  /** Adds the headers that every answer carries beside the security headers. */
  addHeaders(request: FastifyRequest, reply: FastifyReply): void {
    void reply.headers({ 'x-request-id': request.id, 'permissions-policy': DISABLED_FEATURES });
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  }

  /** Adds the headers to answers that are given without Fastify. */
  addHeadersTo(request: IncomingMessage, response: ServerResponse): void {
    // The headers depend on nothing that Fastify knows of the request.
    this.runSecurityHook?.(request as unknown as FastifyRequest, response);
    response.setHeader('permissions-policy', DISABLED_FEATURES);
  }

  override registerSecurityHook(hook: SecurityHook): void {
    this.runSecurityHook = hook;
    super.registerSecurityHook(hook);
  }
}

function isDecodable(url: string): boolean {
  try {
    return Boolean(decodeURI(url.split('?', 1)[0]!));
  } catch {
    return false;
  }
}

/** Returns a check of whether a peer is one of so many proxies, counted from this process. */
function isWithin(proxies: number) {
  return (_address: string, hop: number): boolean => hop < proxies;
}
