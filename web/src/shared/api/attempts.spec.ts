import { Attempts } from './attempts.js';

interface Body {
  name: string;
}

/** A server that stores one thing under a key, and answers the same request with the same again. */
class Server {
  readonly stored = new Map<string, string>();
  readonly keys: string[] = [];

  store(key: string, { name }: Body): Body {
    this.keys.push(key);
    const first = this.stored.get(key) ?? name;
    if (first !== name) throw { status: 409, data: { status: 409, code: 'idempotency-key-reused' } };
    this.stored.set(key, name);
    return { name };
  }
}

const lost = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
const badGateway = { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>Bad Gateway</h1>' };
const unavailable = { status: 503, data: { status: 503 } };
const priceChanged = { status: 409, data: { status: 409, code: 'price-changed' } };
const tooMany = { status: 429, data: { status: 429 } };

function begin() {
  const server = new Server();
  const attempts = new Attempts<Body>();
  const send = (name: string) => attempts.send({ name }, async (key) => server.store(key, { name }));
  const sendAndFail = (name: string, error: object, isStored: boolean) => {
    let isFirst = true;
    const post = async (key: string) => {
      if (!isFirst) return server.store(key, { name });
      isFirst = false;
      if (isStored) server.store(key, { name });
      else server.keys.push(key);
      throw error;
    };
    return attempts.send({ name }, post).catch((thrown: unknown) => thrown);
  };
  /** Sends an attempt that the server stores, but whose answer is lost. */
  const sendUnanswered = (name: string, error: object) => sendAndFail(name, error, true);
  const sendUnstored = (name: string, error: object) => sendAndFail(name, error, false);
  return { server, send, sendUnanswered, sendUnstored };
}

it.each([lost, badGateway, unavailable])('tells of the first attempt when its answer was lost: %j', async (error) => {
  const { server, send, sendUnanswered } = begin();
  expect(await sendUnanswered('Ann', error)).toBe(error);
  expect(await send('Anne')).toEqual({ name: 'Ann', isEarlier: true });
  expect([...server.stored.values()]).toEqual(['Ann']);
});

it('stores what was changed when the first attempt did not arrive', async () => {
  const { server, send, sendUnstored } = begin();
  await sendUnstored('Ann', lost);
  expect(await send('Anne')).toEqual({ name: 'Anne', isEarlier: false });
  expect(new Set(server.keys).size).toBe(1);
});

it('takes the same again for the same', async () => {
  const { send, sendUnanswered } = begin();
  await sendUnanswered('Ann', lost);
  expect(await send('Ann')).toEqual({ name: 'Ann', isEarlier: false });
});

it('finds which of several attempts was stored', async () => {
  const { server, send, sendUnanswered, sendUnstored } = begin();
  await sendUnstored('Ann', lost);
  await sendUnanswered('Anne', unavailable);
  expect(await send('Anna')).toEqual({ name: 'Anne', isEarlier: true });
  expect([...server.stored.values()]).toEqual(['Anne']);
});

it.each([priceChanged, tooMany])('keeps the key over a refusal while one is unanswered: %j', async (refusal) => {
  const { server, send, sendUnanswered, sendUnstored } = begin();
  await sendUnanswered('Ann', lost);
  expect(await sendUnstored('Anne', refusal)).toBe(refusal);
  expect(await send('Anna')).toEqual({ name: 'Ann', isEarlier: true });
  expect(server.stored.size).toBe(1);
});

it('begins again after a refusal when every attempt was answered, and after what was stored', async () => {
  const { server, send, sendUnstored } = begin();
  await sendUnstored('Ann', priceChanged);
  await send('Ann');
  await send('Anne');
  expect(new Set(server.keys).size).toBe(3);
});
