import { createServer } from 'node:http';
import { join } from 'node:path';
import { isForThisMachine, readBody, reply } from '../embedded/local-web.mjs';
import { openApi } from './api.mjs';
import { toSuccessUrl } from './objects.mjs';
import { missingPage, overviewPage, payPage } from './pages.mjs';
import { openPayments } from './payments.mjs';
import { openRecords } from './records.mjs';
import { newSwitches, turnSwitches } from './switches.mjs';
import { openWebhooks } from './webhooks.mjs';

const PAGE_SIZE = 50;
const MAX_BODY_BYTES = 200_000;
const TICK_MS = 200;

/**
 * Moves no money: answers as Stripe would, and lets the visitor choose whether a card pays. To this machine only.
 * @param {object} options
 * @param {string} options.folder the folder `gateway` below it keeps what happened
 * @param {number} options.port 0 for a free one
 * @param {string} options.secretKey that callers of the API show
 * @param {string} options.webhookSecret that signs what is sent to the shop
 * @param {() => number} [options.now] milliseconds
 */
export async function openGateway({ folder, port, secretKey, webhookSecret, now = () => Date.now() }) {
  const records = openRecords(join(folder, 'gateway'));
  const switches = newSwitches();
  const webhooks = openWebhooks({ records, switches, secret: webhookSecret, now });
  const payments = openPayments({ records, switches, announce: webhooks.announce, now });
  const server = createServer(async (request, response) => {
    const answer = await answerTo(request).catch((error) => reply(500, String(error), 'text/plain'));
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else response.destroy();
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)),
  );
  const { port: opened } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `http://localhost:${opened}`;
  const answerApi = openApi({ records, payments, switches, secretKey, origin: url, now });

  function passTime() {
    payments.passTime();
    webhooks.send();
  }
  const timer = setInterval(passTime, TICK_MS);

  /**
   * @param {import('node:http').IncomingMessage} request
   * @returns {Promise<import('../embedded/local-web.mjs').Reply | undefined>} undefined to close the connection
   */
  async function answerTo(request) {
    if (!isForThisMachine(request)) return reply(403, 'Open this page as localhost.', 'text/plain');
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const isApi = pathname.startsWith('/v1/');
    if (isApi && switches.gateway === 'down') return undefined;
    const body = await readBody(request, MAX_BODY_BYTES);
    if (!body) return reply(413, 'Too long.', 'text/plain');
    payments.passTime();
    if (isApi) return answerApi(request, body.toString('utf8'));
    if (request.method === 'POST')
      return isForeign(request) ? reply(403, 'Not from here.', 'text/plain') : act(request, body);
    if (pathname === '/') {
      const first = Math.max(0, Math.trunc(Number(searchParams.get('from'))) || 0);
      const sessions = records.all('checkout.session').reverse();
      const shown = sessions.slice(first, first + PAGE_SIZE);
      const range = { first, pageSize: PAGE_SIZE, count: sessions.length };
      return reply(200, overviewPage(shown, { payments, records, switches, range }));
    }
    const session = findSession(/^\/pay\/(\w+)$/.exec(pathname)?.[1]);
    return session ? reply(200, payPage(session, payments.findIntent(session))) : reply(404, missingPage());
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {Buffer} body
   */
  function act(request, body) {
    const [, of, id, action = ''] = /^\/(\w+)(?:\/(\w+)\/([\w-]+))?$/.exec(request.url ?? '') ?? [];
    if (of === 'switches') return turn(request, body.toString('utf8'));
    if (of === 'payouts') return payOut(id);
    const session = findSession(id);
    if (of === 'pay' && session) {
      if (action === 'pay' && payments.pay(session)) return seeOther(toSuccessUrl(session));
      if (action === 'decline') payments.decline(session);
      if (action === 'leave' && session.cancel_url) return seeOther(session.cancel_url);
      return seeOther(`/pay/${session.id}`);
    }
    const refund = id && records.find('refund', id);
    if (of === 'sessions' && session && action === 'dispute') payments.dispute(session);
    else if (of === 'sessions' && session && action === 'win-dispute') payments.settleDispute(session, 'won');
    else if (of === 'sessions' && session && action === 'lose-dispute') payments.settleDispute(session, 'lost');
    else if (of === 'sessions' && session && action === 'send-again') webhooks.sendAgain(session.id);
    else if (of === 'refunds' && refund && action === 'succeed') payments.settleRefund(refund, 'succeeded');
    else if (of === 'refunds' && refund && action === 'fail') payments.settleRefund(refund, 'failed');
    else return reply(404, missingPage());
    return seeOther('/');
  }

  /** @param {string | undefined} id of a payout that fails; undefined for a new one */
  function payOut(id) {
    const payout = id && records.find('payout', id);
    if (payout) payments.failPayout(payout);
    else payments.payOut();
    return seeOther('/');
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {string} body
   */
  function turn(request, body) {
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const refusal = turnSwitches(switches, isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)));
    if (refusal) return reply(400, refusal, 'text/plain');
    return isJson ? reply(200, JSON.stringify(switches), 'application/json') : seeOther('/');
  }

  /** @param {string | undefined} id */
  const findSession = (id) => (id === undefined ? undefined : records.find('checkout.session', id));

  return {
    url,
    /** Shared with the gateway: what is assigned holds from then on. */
    switches,
    setWebhookUrl: webhooks.setUrl,
    async stop() {
      clearInterval(timer);
      await webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether a page of another site sends this form. @param {import('node:http').IncomingMessage} request */
const isForeign = ({ headers }) => !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));

/** @param {string} location */
const seeOther = (location) => reply(303, '', 'text/plain', { location });
