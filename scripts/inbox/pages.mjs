import { escapeHtml as safe, formatMoment as when } from '../embedded/local-web.mjs';

/** @typedef {import('./mails.mjs').Mail} Mail */
/** @typedef {import('./texts.mjs').Text} Text */

const style = `
  :root { color-scheme: light; --paper: #f1f0eb; --card: #fbfaf7; --ink: #1d2422; --soft: #5b6461; --line: #d8d6cd; --verdigris: #1c5a54; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { margin: 0 0 .25rem; font: 600 1.75rem/1.2 'Brygada 1918 Variable', Georgia, 'Times New Roman', serif; overflow-wrap: anywhere; }
  p { margin: 0 0 1.5rem; color: var(--soft); }
  a { color: var(--verdigris); text-underline-offset: .2em; }
  a:focus-visible { outline: 2px solid var(--verdigris); outline-offset: 2px; }
  ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
  li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
  li a { font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover { text-decoration: underline; }
  li q { quotes: none; white-space: pre-wrap; overflow-wrap: anywhere; }
  li span, time { color: var(--soft); overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem 1rem; margin: 1rem 0; }
  dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
  h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
  iframe, pre { display: block; width: 100%; border: 1px solid var(--line); background: var(--card); margin: 0; }
  iframe { height: 70rem; max-height: 90vh; background: #fff; }
  pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  nav { display: flex; gap: 1.5rem; margin-top: 1.5rem; }
  nav:first-child { margin: 0 0 1rem; }
  @media (max-width: 40rem) { li { grid-template-columns: 1fr; } }
`;

/**
 * @param {string} title
 * @param {string} body
 * @param {string} [head]
 */
const page = (title, body, head = '') => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>${head}<style>${style}</style></head><body><main>${body}</main></body></html>`;

/**
 * @param {(Mail | Text)[]} messages
 * @param {{ first: number, pageSize: number, count: number }} range `first` counts from 0
 */
export function listPage(messages, { first, pageSize, count }) {
  const rows = messages.map((message) => ('text' in message ? textRow(message) : mailRow(message)));
  const links = [
    ...(first > 0 ? [`<a href="/?from=${Math.max(0, first - pageSize)}">Newer</a>`] : []),
    ...(first + pageSize < count ? [`<a href="/?from=${first + pageSize}">Older</a>`] : []),
  ];
  const intro =
    count === 0
      ? 'Nothing yet. Mails and text messages of the shop appear here.'
      : `${count} ${count === 1 ? 'message' : 'messages'}, newest first. Nothing leaves this machine.`;
  const body = `<h1>Inbox</h1><p>${intro}</p>${count === 0 ? '' : `<ul>${rows.join('')}</ul>`}<nav>${links.join('')}</nav>`;
  return page('Inbox', body, first === 0 ? '<meta http-equiv="refresh" content="10">' : '');
}

/** @param {Mail} mail */
const mailRow = ({ id, arrivedAt, recipients, content }) =>
  `<li><a href="/mails/${id}">${safe(content.subject || 'No subject')}</a><time>${safe(when(arrivedAt))}</time><span>To ${safe(recipients.join(', '))}</span></li>`;

/**
 * All of it: a text message has no page of its own.
 * @param {Text} text
 */
const textRow = ({ arrivedAt, to, text }) =>
  `<li class="text"><q>${withLinks(text)}</q><time>${safe(when(arrivedAt))}</time><span>Text to ${safe(to)}</span></li>`;

/** @param {string} text */
const withLinks = (text) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, nth) => (nth % 2 === 1 ? `<a href="${safe(part)}" target="_blank">${safe(part)}</a>` : safe(part)))
    .join('');

/** @param {Mail} mail */
export function mailPage({ id, arrivedAt, recipients, content }) {
  const { subject, from, replyTo, html, text, attachments } = content;
  const sender = from && 'address' in from ? `${from.name} <${from.address}>` : '';
  const details = [
    ['From', sender],
    ...(replyTo?.length ? [['Reply to', replyTo.map((each) => each.address).join(', ')]] : []),
    ['To', recipients.join(', ')],
    ['Arrived', when(arrivedAt)],
  ];
  // Pictures that the HTML shows are no attachments to a reader.
  const files = attachments.flatMap(({ filename, mimeType, contentId }, index) =>
    contentId && html?.includes(`cid:${contentId.slice(1, -1)}`)
      ? []
      : `<li><a href="/mails/${id}/attachments/${index}">${safe(filename || 'attachment')}</a><span>${safe(mimeType)}</span></li>`,
  );
  return page(
    subject || 'No subject',
    `<nav><a href="/">All messages</a></nav><h1>${safe(subject || 'No subject')}</h1>
    <dl>${details.map(([name, value]) => `<dt>${name}</dt><dd>${safe(value)}</dd>`).join('')}</dl>
    ${files.length ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}
    ${html ? `<h2>As shown</h2><iframe title="The mail as shown" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html"></iframe>` : ''}
    ${text ? `<h2>As text</h2><pre>${safe(text)}</pre>` : ''}
    <nav><a href="/mails/${id}/source">Source</a></nav>`,
  );
}

/**
 * The mail's own HTML, with its attached pictures put in place.
 * @param {Mail} mail
 */
export function mailHtml({ content }) {
  return `<base target="_blank">${(content.html ?? '').replace(/cid:([^"'\s)>]+)/g, (whole, id) => {
    const picture = content.attachments.find(({ contentId }) => contentId === `<${id}>`);
    return picture ? `data:${picture.mimeType};base64,${toBuffer(picture).toString('base64')}` : whole;
  })}`;
}

/** @param {import('postal-mime').Attachment} attachment */
export function toBuffer({ content }) {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
