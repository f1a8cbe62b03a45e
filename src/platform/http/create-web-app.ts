import cookies from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { visitor } from '../../kernel/actor.js';
import type { Config } from '../config.js';
import { Readiness } from '../observability/health/readiness.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { LiveAdapter } from '../live/live.adapter.js';
import { traceRequests } from '../observability/tracing/trace-requests.js';
import { logAccess } from '../observability/logging/log-access.js';
import { drainOnClose } from './drain-on-close.js';
import { serveRobotsAndSitemap } from './static/robots-and-sitemap.js';
import type { PageRenderer } from './static/rendered-page.js';
import { skipFileBodies } from './requests/raw-body.js';
import { requestContext } from '../request-context.js';
import { securityHeaders } from './security/security-headers.js';
import { SanitizeInputPipe } from './validation/sanitize-input.pipe.js';
import { validationPipe } from './validation/validation.pipe.js';
import { WebAdapter } from './web-adapter.js';
import { serveWebFiles, type WebFiles } from './static/serve-web-files.js';

/** The pages, and who draws the first two on the server; without those browsers do. */
export type WebOptions = WebFiles & { home?: Type<PageRenderer>; signIn?: Type<PageRenderer> };

interface WebAppOptions {
  config: Config;
  /** Makes the Nest application on the given adapter: `(adapter) => NestFactory.create(AppModule, adapter, nestOptions)`. */
  create: (adapter: FastifyAdapter) => Promise<NestFastifyApplication> | NestFastifyApplication;
  /** Left out where only the API is wanted. */
  web?: WebOptions;
}

/** For NestFactory: bodies are parsed by Fastify itself, which takes JSON and refuses poisoned prototypes. */
export const nestOptions = { bufferLogs: true, bodyParser: false } as const;

/** The web process as it runs in production, ready for `listen`; tests use the same. */
export async function createWebApp({ config, create, web }: WebAppOptions): Promise<NestFastifyApplication> {
  const adapter = new WebAdapter(config);
  const app = await create(adapter);
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(new SanitizeInputPipe(), validationPipe);
  app.useWebSocketAdapter(new LiveAdapter(app, config));
  app.useSecurityHeaders(securityHeaders(config));

  const fastify = adapter.getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    adapter.addHeaders(request, reply);
    done();
  });
  traceRequests(fastify);
  // Not earlier: the parser of the body would lose the context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    requestContext.run({ requestId: request.id, actor: visitor }, done);
  });
  const metrics = app.get(Metrics);
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest(request, reply);
    logAccess(request, reply);
    done();
  });
  drainOnClose(fastify, app.get(Readiness));
  skipFileBodies(fastify);
  await fastify.register(cookies);
  if (web) {
    serveRobotsAndSitemap(fastify, { ...web, publicUrl: config.PUBLIC_URL });
    await serveWebFiles(fastify, web, {
      '/': web.home && app.get(web.home),
      '/auth': web.signIn && app.get(web.signIn),
    });
  }
  return app;
}
