import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { registerCleanup } from '../register-cleanup.js';

interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
}

/** A real program that is told by webhooks, which keeps what it gets and answers as it is told. */
export async function startWebhookSink() {
  const received: ReceivedWebhook[] = [];
  const answers: { status: number; headers?: Record<string, string>; body?: string }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body: body.toString() });
      const { status, headers, body: text } = answers.shift() ?? { status: 204 };
      response.writeHead(status, headers).end(text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  registerCleanup(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Answers the next messages so, one after the other, and takes all further ones. */
    answerNext: (...next: typeof answers) => void answers.push(...next),
  };
}
