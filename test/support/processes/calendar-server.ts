import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerCleanup } from '../register-cleanup.js';

/** A real server of calendars, which answers as it is told. */
export async function startCalendarServer(answer: RequestListener) {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  let listener = answer;
  const server = createServer((request, response) => {
    requests.push({ url: request.url!, headers: request.headers as Record<string, string> });
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  registerCleanup(stop);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Answers differently from now on. */
    answer: (next: RequestListener) => void (listener = next),
    stop,
  };
}
