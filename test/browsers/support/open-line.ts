import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerCleanup } from '../../support/register-cleanup.js';

/** A visitor's line to the product, which can be slow or down. */
export interface Line {
  /** Address of the product over this line. */
  url: string;
  /** Requests of these paths get no answer: the line hangs up. */
  cut(paths: RegExp): void;
  /** Requests of these paths are answered this much later. */
  slow(paths: RegExp, ms: number): void;
  mend(): void;
}

export async function openLine(product: string): Promise<Line> {
  const { port, host } = new URL(product);
  let cutPaths: RegExp | undefined;
  let slowPaths: { paths: RegExp; ms: number } | undefined;
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  registerCleanup(async () => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: (paths) => (cutPaths = paths),
    slow: (paths, ms) => (slowPaths = { paths, ms }),
    mend: () => (cutPaths = slowPaths = undefined),
  };

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url!;
    if (cutPaths?.test(path)) return void incoming.socket.destroy();
    if (slowPaths?.paths.test(path)) await sleep(slowPaths.ms);
    const headers: OutgoingHttpHeaders = { ...incoming.headers, host };
    // The product takes changes from its own pages alone.
    if (headers.origin) headers.origin = product;
    const onward = request({ host: 'localhost', port, path, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
}
