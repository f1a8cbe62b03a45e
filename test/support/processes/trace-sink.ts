import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { registerCleanup } from '../register-cleanup.js';

/** What OTLP tells of a span, as far as tests ask. */
export interface ReceivedSpan {
  /** `service.name` of the process. */
  process: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface TraceExport {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<ReceivedSpan, 'process'>[] }[];
  }[];
}

/** Takes traces as a collector does, over OTLP/HTTP in JSON, and keeps them. */
export async function startTraceSink() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as TraceExport).resourceSpans) {
        const process = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, process })));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  registerCleanup(async () => {
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans };
}
