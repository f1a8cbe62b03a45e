import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isForThisMachine, reply } from '../embedded/local-web.mjs';
import { listenForMail } from '../embedded/smtp-listener.mjs';
import { openMailFolder } from './mails.mjs';
import { toBuffer, listPage, mailHtml, mailPage } from './pages.mjs';
import { openTextFolder } from './texts.mjs';

const PAGE_SIZE = 50;
// The mail is shown as a stranger's page: no scripts, no loading from elsewhere, an origin of its own.
const MAIL_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/**
 * Catches mails and text messages that would otherwise leave the machine and shows them on a web page, to this machine only.
 * @param {object} options
 * @param {string} options.folder the folders `mails` and `texts` below it keep them
 * @param {number} options.port of the web page, and of the gateway for texts; 0 for a free one
 * @returns {Promise<{ url: string, smtpUrl: string, smsUrl: string, smsSecret: string, stop: () => Promise<void> }>}
 */
export async function openInbox({ folder, port }) {
  const smsSecret = randomBytes(24).toString('hex');
  const messages = {
    mails: openMailFolder(join(folder, 'mails')),
    texts: openTextFolder(join(folder, 'texts'), smsSecret),
  };
  const web = createServer(async (request, response) => {
    const answer = await answerTo(request, messages).catch((error) => reply(500, String(error), 'text/plain'));
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise((resolve, reject) => web.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  const smtp = await listenForMail({ port: 0, onMail: (raw, { to }) => messages.mails.add(raw, to) });
  const { port: opened } = /** @type {import('node:net').AddressInfo} */ (web.address());
  return {
    url: `http://localhost:${opened}`,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    smsUrl: `http://127.0.0.1:${opened}/texts`,
    smsSecret,
    async stop() {
      await smtp.stop();
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {{ mails: ReturnType<typeof openMailFolder>, texts: ReturnType<typeof openTextFolder> }} messages
 */
async function answerTo(request, { mails, texts }) {
  if (!isForThisMachine(request)) return reply(403, 'Open this page as localhost.', 'text/plain');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/texts' && request.method === 'POST') {
    const { status, reply: said } = await texts.take(request);
    return reply(status, said, 'text/plain');
  }
  if (pathname === '/') {
    const first = Math.max(0, Math.trunc(Number(searchParams.get('from'))) || 0);
    const newest = newestFirst(mails.ids(), texts.all());
    const shown = await Promise.all(
      newest.slice(first, first + PAGE_SIZE).map(async (each) => (typeof each === 'string' ? mails.read(each) : each)),
    );
    return reply(200, listPage(shown, { first, pageSize: PAGE_SIZE, count: newest.length }));
  }
  const [, id, part, index] = /^\/mails\/([^/]+)(?:\/(html|source|attachments)(?:\/(\d+))?)?$/.exec(pathname) ?? [];
  const mail = id && (await mails.find(id));
  if (!mail) return reply(404, 'No such page.', 'text/plain');
  if (part === undefined) return reply(200, mailPage(mail));
  if (part === 'html') return reply(200, mailHtml(mail), 'text/html', { 'content-security-policy': MAIL_CSP });
  if (part === 'source') return reply(200, await mails.source(mail.id), 'text/plain');
  const attachment = mail.content.attachments[Number(index)];
  if (!attachment) return reply(404, 'No such attachment.', 'text/plain');
  const name = encodeURIComponent(attachment.filename ?? 'attachment');
  return reply(200, toBuffer(attachment), 'application/octet-stream', {
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  });
}

/**
 * Ids of mails among texts. Both begin with the moment of arrival.
 * @param {readonly string[]} mailIds
 * @param {readonly import('./texts.mjs').Text[]} texts
 */
function newestFirst(mailIds, texts) {
  const id = (/** @type {string | import('./texts.mjs').Text} */ each) => (typeof each === 'string' ? each : each.id);
  return [...mailIds, ...texts].sort((one, other) => (id(one) < id(other) ? 1 : -1));
}
