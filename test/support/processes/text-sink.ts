import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from '../eventually.js';
import { registerCleanup } from '../register-cleanup.js';

interface ReceivedText {
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** A real HTTP gateway for texts, which keeps what it takes. */
interface TextSink {
  /** SMS_URL and SMS_SECRET; the same after stop and start. */
  env: { SMS_URL: string; SMS_SECRET: string };
  /** In the order of arrival. */
  texts: ReceivedText[];
  to(number: string): ReceivedText[];
  /** Waits until `count` texts in all have arrived. */
  received(count: number): Promise<ReceivedText[]>;
  /** Answers each further text to the number, or to any, with this status and body; null takes them again. */
  refuse(number: string, answer: { status: number; body?: string } | null): void;
  /** Keeps further texts without an answer, until it is told to give it, or to hang up. */
  hold(): { take(): void; hangUp(): void };
  /** How often somebody wanted to send a text to the number, or to any. */
  attempts(number?: string): number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const SMS_SECRET = 'a secret that only the tests and their gateway know of';

export async function startTextSink(): Promise<TextSink> {
  const texts: ReceivedText[] = [];
  const refusals = new Map<string, { status: number; body?: string } | null>();
  const attempts: string[] = [];
  const take = (body: Buffer, signature: unknown): { status: number; body?: string } => {
    if (signature !== `sha256=${createHmac('sha256', SMS_SECRET).update(body).digest('hex')}`) return { status: 401 };
    const text = JSON.parse(body.toString('utf8')) as ReceivedText;
    attempts.push(text.to);
    const refusal = refusals.get(text.to) ?? refusals.get('all');
    if (!refusal) texts.push(text);
    return refusal ?? { status: 202 };
  };
  let held: Promise<'take' | 'hang up'> | undefined;
  let server: Server | undefined;
  let port = 0;
  const start = async () => {
    server = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        const answer = take(body, request.headers['x-signature']);
        if ((await held) === 'hang up') return request.socket.destroy();
        return response.writeHead(answer.status).end(answer.body);
      });
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    const closing = server;
    server = undefined;
    if (!closing) return;
    closing.closeAllConnections();
    closing.close();
    await once(closing, 'close');
  };
  await start();
  registerCleanup(stop);
  return {
    env: { SMS_URL: `http://127.0.0.1:${port}/texts`, SMS_SECRET },
    texts,
    to: (number) => texts.filter(({ to }) => to === number),
    received: (count) => eventually(() => (texts.length >= count ? texts : undefined), `${count} texts`),
    refuse: (number, answer) => refusals.set(number, answer),
    hold: () => {
      const answer = Promise.withResolvers<'take' | 'hang up'>();
      held = answer.promise;
      const end = (how: 'take' | 'hang up') => {
        held = undefined;
        answer.resolve(how);
      };
      return { take: () => end('take'), hangUp: () => end('hang up') };
    },
    attempts: (number) => attempts.filter((each) => number === undefined || each === number).length,
    stop,
    start,
  };
}
