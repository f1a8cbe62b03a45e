import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { basename } from 'node:path';
import { product } from '../../../kernel/product.js';

// The sampler decides by trace id, so that all processes keep or drop the same traces.
const share = Number(process.env.OTEL_TRACES_SAMPLER_ARG || 1);
const processName = basename(process.argv[1] ?? '', '.js') === 'worker' ? 'worker' : 'web';

context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
trace.setGlobalTracerProvider(
  new TracerProvider({
    sampler: new TraceIdRatioBasedSampler(share),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': `${product.name}-${processName}` }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  }),
);
