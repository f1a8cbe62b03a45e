import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, toTraceContext, tracer } from './tracing.js';

/** Makes a span for every request, named by the pattern of its route: the address may hold ids. */
export function traceRequests(fastify: FastifyInstance): void {
  if (!isTracing) return;
  const spans = new WeakMap<FastifyRequest, Span>();

  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, id, routeOptions } = request;
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url ?? 'none', request_id: id };
    const name = `${method} ${routeOptions.url ?? 'none'}`;
    spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, toTraceContext(id)));
    done();
  });
  // Not earlier: the parser of the body would lose the context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    context.with(trace.setSpan(context.active(), spans.get(request)!), done);
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
