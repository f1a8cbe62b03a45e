import cookies from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { visitor } from '../event-store/actor.js';
import type { Config } from '../config.js';
import { Readiness } from '../health/readiness.js';
import { Metrics } from '../metrics/metrics.js';
import { LiveAdapter } from '../live/live.adapter.js';
import { traceRequests } from '../tracing/trace-requests.js';
import { logAccess } from './access-log.js';
import { drainOnClose } from './drain-on-close.js';
import { serveForCrawlers } from './for-crawlers.js';
import type { HomePageRenderer } from './rendered-page.js';
import { leaveFilesUnread } from './raw-body.js';
import { requestContext } from './request-context.js';
import { securityHeaders } from './security-headers.js';
import { StorableInput } from './storable-input.js';
import { validation } from './validation.js';
import { WebAdapter } from './web-adapter.js';
import { serveWebFiles, type WebFiles } from './web-files.js';

/** The pages, and who draws the home page; without that one browsers do. */
export type WebPart = WebFiles & { home?: Type<HomePageRenderer> };

interface WebApp {
  config: Config;
  /** Makes the Nest application on the given adapter: `(adapter) => NestFactory.create(AppModule, adapter, nestOptions)`. */
  create: (adapter: FastifyAdapter) => Promise<NestFastifyApplication> | NestFastifyApplication;
  /** Left out where only the API is wanted. */
  web?: WebPart;
}

/** For NestFactory: bodies are parsed by Fastify itself, which takes JSON and refuses poisoned prototypes. */
export const nestOptions = { bufferLogs: true, bodyParser: false } as const;

/** The web process as it runs in production, ready for `listen`; tests use the same. */
export async function createWebApp({ config, create, web }: WebApp): Promise<NestFastifyApplication> {
  const adapter = new WebAdapter(config);
  const app = await create(adapter);
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(new StorableInput(), validation);
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
    metrics.requestAnswered(request, reply);
    logAccess(request, reply);
    done();
  });
  drainOnClose(fastify, app.get(Readiness));
  leaveFilesUnread(fastify);
  await fastify.register(cookies);
  if (web) {
    serveForCrawlers(fastify, { ...web, publicUrl: config.PUBLIC_URL });
    await serveWebFiles(fastify, web, web.home && app.get(web.home));
  }
  return app;
}
