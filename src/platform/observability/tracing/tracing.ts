import {
  type Attributes,
  type Context,
  context,
  ProxyTracerProvider,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { createHash } from 'node:crypto';
import { product } from '../../../kernel/product.js';

/** Whether traces are made. Where they are not, nothing below costs more than this comparison. */
export const isTracing = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);

/** The tracer, which makes nothing until start-tracing.ts has configured where spans go. */
export const tracer = trace.getTracer(product.name);

/**
 * Returns the context of the trace of all that a request leads to, in whichever process and however late. The trace's
 * id is made from the request's: a UUID without its dashes, else the beginning of the SHA-256.
 */
export function toTraceContext(requestId: string): Context {
  const digits = requestId.replaceAll('-', '').toLowerCase();
  const traceId = /^[0-9a-f]{32}$/.test(digits)
    ? digits
    : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
  const parent = { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

interface SpanInput {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  /** Id of the request that led to it; without it the span is part of the active one. */
  request?: string;
}

/** Runs the work within a span. Its attributes hold ids and codes, never what people wrote. */
export async function withSpan<Result>(
  { name, kind, attributes, request }: SpanInput,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isTracing) return work();
  const around = request === undefined ? context.active() : toTraceContext(request);
  const span = tracer.startSpan(name, { kind, attributes }, around);
  try {
    return await context.with(trace.setSpan(around, span), work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Records work that began at `startTime`, in milliseconds of the epoch, and has ended now. */
export function recordSpan(startTime: number, { name, kind, attributes, request }: Required<SpanInput>): void {
  if (isTracing) tracer.startSpan(name, { kind, attributes, startTime }, toTraceContext(request)).end();
}

/** Marks a span as failed. Only the type of the error is reported, because messages may quote what people wrote. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

/** Sends the spans that are not sent yet, and ends tracing. */
export async function endTracing(): Promise<void> {
  const provider = trace.getTracerProvider();
  const real: object = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
  if ('shutdown' in real && typeof real.shutdown === 'function') await real.shutdown();
}
