import fc from 'fast-check';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket } from '../support/clients/open-socket.js';
import { timeLimit } from '../support/time-limits.mjs';
import { fuzzTarget } from './fuzz-target.js';
import { checkProperty, requestCount, seed } from './check-property.js';
import { maliciousText, maliciousValue } from './malicious-values.js';
import { arbitraryValue } from './arbitrary-values.js';

const day = {
  type: 'object',
  properties: { therapist_id: { type: 'string', format: 'uuid' }, date: { type: 'string', format: 'date' } },
};

/** Frames of somebody who breaks the protocol on purpose. */
const frames = fc.oneof(
  fc.constantFrom(
    '40',
    '41',
    '42',
    '43',
    '2',
    '3',
    '1',
    '5',
    '6',
    '42[]',
    '42["watch-day"]',
    '420["watch-day",{}]',
    '42["disconnect"]',
  ),
  fc.constantFrom(
    '451-["watch-day",{"_placeholder":true,"num":0}]',
    '4{',
    '42[1,2',
    '40/other,',
    '42["__proto__",{}]',
    '42["connect"]',
  ),
  maliciousText.map((text) => `42["watch-day","${text.slice(0, 1_500)}"]`),
  maliciousText.map((text) => text.slice(0, 3_000)),
  fc.uint8Array({ maxLength: 200 }),
);

describe(`sockets under fire, seed ${seed}`, () => {
  let shop: Awaited<ReturnType<typeof fuzzTarget>>;

  beforeAll(async () => {
    shop = await fuzzTarget();
  });

  it(
    'every event answers whatever it is sent',
    async () => {
      const known = await shop.seed();
      const ask = asker(shop.server.url);
      const body = fc.oneof(arbitraryValue(day, { ...known, date: known.date! }), maliciousValue.map(short));
      const answered = fc.asyncProperty(fc.constantFrom('watch-day', 'unwatch-day'), body, async (event, sent) => {
        const answer = await ask(event, sent);
        expect([{ ok: true }, { error: 'invalid-day' }, { error: 'too-many-days' }]).toContainEqual(answer);
        expect(shop.errors.splice(0)).toEqual([]);
      });
      await checkProperty(answered, Math.ceil(requestCount / 10));
    },
    30_000 + requestCount * 100,
  );

  it(
    'no frame reaches beyond the socket that it came over',
    async () => {
      const bystander = asker(shop.server.url);
      const unharmed = fc.asyncProperty(fc.array(frames, { minLength: 1, maxLength: 6 }), async (sent) => {
        const socket = new WebSocket(`${shop.server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
        await once(socket, 'open');
        socket.send('40');
        for (const frame of sent) if (socket.readyState === WebSocket.OPEN) socket.send(frame as string);
        await sleep(5);
        socket.close();
        expect(await bystander('watch-day', {})).toEqual({ error: 'invalid-day' });
        expect(shop.errors.splice(0)).toEqual([]);
      });
      await checkProperty(unharmed, Math.ceil(requestCount / 15));
    },
    30_000 + requestCount * 100,
  );
});

/** Sends requests over a socket, and opens another one before the number that would end it. */
function asker(url: string) {
  let [socket, said] = [openSocket(url), 0];
  return async (event: string, sent: unknown): Promise<unknown> => {
    if (++said % 50 === 0) {
      socket.disconnect();
      socket = openSocket(url);
    }
    return socket.timeout(timeLimit(30_000)).emitWithAck(event, sent);
  };
}

/** A frame of more than 2 kB ends its socket; another test covers that. */
function short(value: unknown): unknown {
  return Buffer.byteLength(JSON.stringify(value ?? null)) > 1_500 ? 'too long' : value;
}
