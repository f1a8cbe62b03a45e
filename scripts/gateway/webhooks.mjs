import { createHmac } from 'node:crypto';
import { newEvent } from './objects.mjs';

/**
 * An event on its way to the shop.
 * @typedef {object} Delivery
 * @property {'delivery'} object
 * @property {string} id of the event
 * @property {string} session whose events keep their order
 * @property {'waiting' | 'delivered' | 'never' | 'given up'} state
 * @property {number} copies sent at the same time
 * @property {boolean} isReversed
 * @property {number} attempts
 * @property {number} dueAtMs of the next attempt
 * @property {string} answer to the last attempt
 */

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60 * 60 * 1000;
const MAX_AGE_MS = 3 * 24 * 60 * 60 * 1000;
const ANSWER_TIMEOUT_MS = 10_000;
/** In which events gather that are to arrive in the wrong order. */
const REVERSAL_MS = 1000;

/**
 * Tells the shop what happened: signed, in order for each payment, again until it answers 2xx.
 * @param {object} options
 * @param {import('./records.mjs').Records} options.records
 * @param {import('./switches.mjs').Switches} options.switches
 * @param {string} options.secret
 * @param {() => number} options.now
 */
export function openWebhooks({ records, switches, secret, now }) {
  /** @type {string | undefined} */
  let url;
  const stopping = new AbortController();
  /** By the queue that is sending. @type {Map<string, Promise<void>>} */
  const sending = new Map();
  /** @type {Set<Delivery>} */
  const waiting = new Set(records.all('delivery').filter(({ state }) => state === 'waiting'));
  // After a restart of everything, the shop may be back.
  for (const delivery of waiting) if (delivery.attempts > 0) delivery.dueAtMs = now();

  /** @param {Delivery} delivery */
  function add(delivery) {
    waiting.add(records.put(delivery));
    send();
  }

  function send() {
    if (!url || stopping.signal.aborted) return;
    const queues = Map.groupBy(waiting, ({ isReversed, session }) => (isReversed ? 'reversed' : session));
    for (const [name, queue] of queues) {
      const next = name === 'reversed' ? queue.at(-1) : queue[0];
      if (!next || next.dueAtMs > now() || sending.has(name)) continue;
      sending.set(
        name,
        attempt(next, url).finally(() => {
          sending.delete(name);
          send();
        }),
      );
    }
  }

  /**
   * @param {Delivery} delivery
   * @param {string} to
   */
  async function attempt(delivery, to) {
    const event = records.find('event', delivery.id);
    const copies = Array.from({ length: delivery.copies }, () => postEvent(JSON.stringify(event, null, 2), to));
    const answers = await Promise.all(copies);
    // An attempt that the stop cut off is made again.
    if (stopping.signal.aborted) return;
    delivery.attempts++;
    delivery.answer = answers.find((answer) => !isTaken(answer)) ?? answers[0] ?? '';
    if (isTaken(delivery.answer)) delivery.state = 'delivered';
    else if (now() - (event?.created ?? 0) * 1000 > MAX_AGE_MS) delivery.state = 'given up';
    else delivery.dueAtMs = now() + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (delivery.attempts - 1));
    if (delivery.state !== 'waiting') waiting.delete(delivery);
    records.put(delivery);
  }

  /**
   * @param {string} body
   * @param {string} to
   * @returns {Promise<string>}
   */
  async function postEvent(body, to) {
    try {
      const response = await fetch(to, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': sign(body, secret, Math.floor(now() / 1000)),
          'user-agent': 'Stripe/1.0 (local gateway)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return `HTTP ${response.status}`;
    } catch (error) {
      const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
      return cause?.code ?? name;
    }
  }

  return {
    /**
     * @param {string} session
     * @param {string} type
     * @param {object} object as it is shown at this moment
     */
    announce(session, type, object) {
      const event = records.put(newEvent(type, object, Math.floor(now() / 1000)));
      const isReversed = switches.webhook === 'reversed';
      const gathering = isReversed ? [...waiting].find((delivery) => delivery.isReversed) : undefined;
      const lateMs = switches.webhook === 'late' ? switches.webhookLateSeconds * 1000 : 0;
      const pauseMs = isReversed ? REVERSAL_MS : lateMs;
      /** @type {Delivery} */
      const delivery = {
        object: 'delivery',
        id: event.id,
        session,
        state: 'waiting',
        copies: switches.webhook === 'twice' ? 2 : 1,
        isReversed,
        attempts: 0,
        dueAtMs: gathering?.dueAtMs ?? now() + pauseMs,
        answer: '',
      };
      if (switches.webhook === 'never') records.put({ ...delivery, state: 'never' });
      else add(delivery);
    },

    /** Sends everything about a payment once more, also what was never sent. @param {string} session */
    sendAgain(session) {
      for (const delivery of records.all('delivery').filter((each) => each.session === session)) {
        waiting.delete(delivery);
        add({ ...delivery, state: 'waiting', copies: 1, isReversed: false, dueAtMs: now() });
      }
    },

    /** Makes the attempts that are due. */
    send,

    /** @param {string} to */
    setUrl(to) {
      url = to;
      send();
    },

    async stop() {
      stopping.abort();
      await Promise.all(sending.values());
    },
  };
}

/** @param {string} answer */
const isTaken = (answer) => /^HTTP 2\d\d$/.test(answer);

/**
 * @param {string} body
 * @param {string} secret
 * @param {number} seconds
 */
const sign = (body, secret, seconds) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
