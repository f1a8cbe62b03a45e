import cookies from '@fastify/cookie';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { visitor } from '../../kernel/actor.js';
import type { Config } from '../config.js';
import { Readiness } from '../observability/health/readiness.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { LiveAdapter } from '../live/live.adapter.js';
import { traceRequests } from '../observability/tracing/trace-requests.js';
import { logAccess } from '../observability/logging/log-access.js';
import { compressForVisitors } from './responses/compress-for-visitors.js';
import { drainOnClose } from './drain-on-close.js';
import { limitLargeBodies } from './requests/large-body.decorator.js';
import { keepRawBodies, skipFileBodies } from './requests/raw-body.js';
import { requestContext } from '../request-context.js';
import { securityHeaders } from './security/security-headers.js';
import { SanitizeInputPipe } from './validation/pipes/sanitize-input.pipe.js';
import { validationPipe } from './validation/pipes/validation.pipe.js';
import { WebAdapter } from './web-adapter.js';

interface WebAppOptions {
  config: Config;
  /** Makes the Nest application on the given adapter: `(adapter) => NestFactory.create(AppModule, adapter, nestOptions)`. */
  create: (adapter: FastifyAdapter) => Promise<NestFastifyApplication> | NestFastifyApplication;
}

/** Options of NestFactory: bodies are parsed by Fastify itself, which takes JSON and refuses poisoned prototypes. */
export const nestOptions = { bufferLogs: true, bodyParser: false } as const;

/** Makes the API of the web process as it runs in production, ready for `listen`; tests use the same. */
export async function createWebApp({ config, create }: WebAppOptions): Promise<NestFastifyApplication> {
  const adapter = new WebAdapter(config);
  const app = await create(adapter);
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(new SanitizeInputPipe(), validationPipe);
  app.useWebSocketAdapter(new LiveAdapter(app, adapter, config));
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
  compressForVisitors(fastify);
  drainOnClose(fastify, app.get(Readiness));
  skipFileBodies(fastify);
  keepRawBodies(fastify);
  limitLargeBodies(fastify);
  await fastify.register(cookies);
  return app;
}
