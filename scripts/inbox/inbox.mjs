import { createServer } from 'node:http';
import { listenForMail } from '../embedded/smtp-listener.mjs';
import { mailsIn } from './mails.mjs';
import { toBuffer, listPage, mailHtml, mailPage } from './pages.mjs';

const PAGE_SIZE = 50;
const CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
// The mail is shown as a stranger's page: no scripts, no loading from elsewhere, an origin of its own.
const MAIL_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/**
 * Catches mail that would otherwise leave the machine and shows it on a web page, to this machine only.
 * @param {object} options
 * @param {string} options.folder where the mails are kept
 * @param {number} options.port of the web page
 * @returns {Promise<{ url: string, smtpUrl: string, stop: () => Promise<void> }>}
 */
export async function openInbox({ folder, port }) {
  const mails = mailsIn(folder);
  const smtp = await listenForMail({ port: 0, onMail: (raw, { to }) => mails.add(raw, to) });
  const web = createServer(async (request, response) => {
    const answer = await answerTo(request, mails).catch((error) => reply(500, String(error), 'text/plain'));
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise((resolve, reject) => web.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://localhost:${port}`,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    async stop() {
      await smtp.stop();
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {ReturnType<typeof mailsIn>} mails
 */
async function answerTo(request, mails) {
  // Another site's name that was made to point at this machine gets nothing.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? ''))
    return reply(403, 'Open this page as localhost.', 'text/plain');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') {
    const first = Math.max(0, Math.trunc(Number(searchParams.get('from'))) || 0);
    const range = { first, pageSize: PAGE_SIZE, count: mails.count() };
    return reply(200, listPage(await mails.newest(first, first + PAGE_SIZE), range));
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
 * @param {number} status
 * @param {string | Buffer} body
 * @param {string} [type]
 * @param {Record<string, string>} [headers]
 */
function reply(status, body, type = 'text/html', headers = {}) {
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  return {
    status,
    body,
    headers: {
      'content-type': type + charset,
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...headers,
    },
  };
}
