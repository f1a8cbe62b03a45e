import { escapeHtml as safe, formatMoment } from '../embedded/local-web.mjs';
import { toSuccessUrl } from './objects.mjs';
import { formatAmount } from './payments.mjs';
import { CHOICES } from './switches.mjs';

/** @typedef {import('./objects.mjs').Session} Session */
/** @typedef {import('./objects.mjs').Refund} Refund */
/** @typedef {import('./webhooks.mjs').Delivery} Delivery */
/** @typedef {import('./switches.mjs').Switches} Switches */

const style = `
  :root { color-scheme: light dark; --page: light-dark(#f1f0eb, #141716); --surface: light-dark(#fbfaf7, #1c201f); --hairline: light-dark(#d6d2c7, #353b38);
    --border: light-dark(#7f7b72, #7b837e); --ink: light-dark(#1d2422, #eceae3); --soft: light-dark(#49514d, #bbbfb7); --accent: light-dark(#1c5a54, #8ccbbe);
    --hover: light-dark(#154742, #a6dacf); --on-accent: light-dark(#fff, #0e1f1c); --notice: light-dark(#6a4a00, #e8c667); --on-notice: light-dark(#f6e6b4, #37300f);
    --error: light-dark(#9a2b23, #f0a097); --on-error: light-dark(#f6dfda, #3d2320); --done: light-dark(#2c6234, #9ccb95); --on-done: light-dark(#dfebdb, #1f3122); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 'Source Sans 3 Variable', 'Source Sans 3', 'Segoe UI', system-ui, sans-serif; font-variant-numeric: tabular-nums lining-nums; }
  main { max-width: 62rem; margin: 0 auto; padding: 2.25rem 1.25rem 4.5rem; }
  main.pay { max-width: 30rem; }
  h1 { margin: 0 0 .5rem; font: 400 2rem/1.25 'Brygada 1918 Variable', Georgia, 'Times New Roman', serif; letter-spacing: -.012em; overflow-wrap: anywhere; }
  h2 { margin: 2.25rem 0 .75rem; font: 400 1.3125rem/1.35 'Brygada 1918 Variable', Georgia, 'Times New Roman', serif; }
  p { margin: 0 0 1.25rem; color: var(--soft); }
  a { color: var(--accent); text-underline-offset: .2em; }
  a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .notice, .error, .done { padding: .75rem 1rem; border-radius: 6px; color: var(--notice); background: var(--on-notice); }
  .error { color: var(--error); background: var(--on-error); }
  .done { color: var(--done); background: var(--on-done); }
  table { width: 100%; border-collapse: collapse; margin: 0 0 1.75rem; }
  td, th { padding: .75rem 0; border-bottom: 1px solid var(--hairline); text-align: left; vertical-align: top; font-weight: 400; overflow-wrap: anywhere; }
  td:last-child { padding-left: 1rem; text-align: right; white-space: nowrap; }
  tfoot th, tfoot td { border: 0; font: 400 1.5625rem/1.2 'Brygada 1918 Variable', Georgia, 'Times New Roman', serif; }
  small { display: block; color: var(--soft); font-size: .875rem; line-height: 1.45; }
  button { min-height: 2.25rem; padding: .25rem .9rem; border: 1px solid var(--border); border-radius: 6px; background: transparent; color: var(--ink); font: inherit; font-size: .9375rem; font-weight: 500; cursor: pointer; }
  button:hover { border-color: var(--accent); color: var(--accent); }
  button.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
  button.primary:hover { border-color: var(--hover); background: var(--hover); }
  .pay form { margin: 0 0 .75rem; }
  .pay button { width: 100%; min-height: 3rem; font-size: 1rem; }
  .switches { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1rem 1.25rem; align-items: end; padding: 1.25rem; border: 1px solid var(--hairline); border-radius: 8px; background: var(--surface); }
  label { display: grid; gap: .25rem; font-size: .875rem; color: var(--soft); }
  input, select { width: 100%; min-height: 2.25rem; padding: .25rem .6rem; border: 1px solid var(--border); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit; font-size: 1rem; }
  ul { list-style: none; margin: 0; padding: 0; }
  .payments { border-top: 1px solid var(--hairline); }
  .payments > li { padding: 1rem 0; border-bottom: 1px solid var(--hairline); }
  .payments li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline; overflow-wrap: anywhere; }
  .payments strong { font-weight: 600; }
  .payments ul { flex-basis: 100%; padding-left: 1.25rem; color: var(--soft); font-size: .9375rem; }
  .payments ul li { padding: .2rem 0; }
  .actions { display: flex; flex-wrap: wrap; gap: .5rem; }
  @media (max-width: 40rem) { .payments li { display: grid; } }
  nav { display: flex; gap: 1.5rem; margin-top: 1.5rem; }
`;

/**
 * @param {string} title
 * @param {string} body
 * @param {string} [kind]
 */
const page = (title, body, kind = '') => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><style>${style}</style></head><body><main class="${kind}">${body}</main></body></html>`;

/**
 * @param {string} action
 * @param {string} label
 * @param {string} [kind]
 * @param {string} [about] which payment, for those who hear the button alone
 */
const button = (action, label, kind = '', about = '') =>
  `<form method="post" action="${safe(action)}"><button class="${kind}"${about && ` aria-label="${safe(`${label}: ${about}`)}"`}>${safe(label)}</button></form>`;

export const missingPage = () => page('No such page', '<h1>No such page</h1><p><a href="/">All payments</a></p>');

/**
 * The page that a client pays on.
 * @param {Session} session
 * @param {import('./objects.mjs').PaymentIntent} [intent]
 */
export function payPage(session, intent) {
  const amount = safe(formatAmount(session.amount_total, session.currency));
  const rows = session.hidden.lineItems.map(({ description, quantity, amount_total }, index) => {
    const times = quantity > 1 ? ` × ${quantity}` : '';
    const note = session.hidden.notes[index];
    return `<tr><td>${safe(description)}${times}${note ? `<small>${safe(note)}</small>` : ''}</td><td>${safe(formatAmount(amount_total, session.currency))}</td></tr>`;
  });
  const items = `<table><tbody>${rows.join('')}</tbody><tfoot><tr><th scope="row">Total</th><td>${amount}</td></tr></tfoot></table>`;
  const at = `/pay/${session.id}`;
  const buttons = [
    button(`${at}/pay`, `Pay ${formatAmount(session.amount_total, session.currency)}`, 'primary'),
    button(`${at}/decline`, 'Decline'),
    session.cancel_url ? button(`${at}/leave`, 'Leave without paying') : '',
  ];
  const declined =
    intent?.last_payment_error &&
    '<p class="error" role="alert">The card was declined. Nothing was paid. You can try again.</p>';
  const states = {
    open: `${declined || ''}${items}${buttons.join('')}<p><small>Pay and Decline answer as a bank would. This page is open until ${safe(formatMoment(new Date(session.expires_at * 1000)))}.</small></p>`,
    complete: `<p class="done">This is paid: ${amount}.</p>${items}<p><a href="${safe(toSuccessUrl(session))}">Back to the shop</a></p>`,
    expired: `<p class="error">This payment page has expired. Nothing was paid.</p>${session.cancel_url ? `<p><a href="${safe(session.cancel_url)}">Back to the shop</a></p>` : ''}`,
  };
  const body = `<h1>Test payment</h1><p class="notice">This is a test gateway: no money moves, and no card is entered.</p>`;
  return page(
    `Test payment of ${formatAmount(session.amount_total, session.currency)}`,
    `${body}${states[/** @type {keyof typeof states} */ (session.status)]}`,
    'pay',
  );
}

/**
 * The newest payments, what became of them, and the switches.
 * @param {Session[]} sessions
 * @param {object} options
 * @param {import('./payments.mjs').Payments} options.payments
 * @param {import('./records.mjs').Records} options.records
 * @param {Switches} options.switches
 * @param {{ first: number, pageSize: number, count: number }} options.range `first` counts from 0
 */
export function overviewPage(sessions, { payments, records, switches, range: { first, pageSize, count } }) {
  const deliveries = Map.groupBy(records.all('delivery'), ({ session }) => session);
  const rows = sessions.map((session) => {
    const events = (deliveries.get(session.id) ?? []).map((delivery) => eventRow(delivery, records));
    const refunds = payments.refundsOf(session).map(refundRow);
    const inner = [...refunds, ...events].join('');
    const about = `${formatAmount(session.amount_total, session.currency)} ${session.customer_email ?? ''}`.trim();
    const dispute = payments.disputeOf(session);
    const decisions =
      dispute?.status === 'needs_response'
        ? [
            button(`/sessions/${session.id}/win-dispute`, 'Shop wins', '', about),
            button(`/sessions/${session.id}/lose-dispute`, 'Shop loses', '', about),
          ]
        : [];
    return `<li><span><strong>${safe(formatAmount(session.amount_total, session.currency))}</strong> ${stateOf(session, payments)}
      <small>${safe(session.hidden.lineItems.map(({ description }) => description).join(', '))}</small>
      <small>${safe(formatMoment(new Date(session.created * 1000)))}${session.customer_email ? `, ${safe(session.customer_email)}` : ''}</small></span>
      <span class="actions">${session.payment_status === 'paid' && !dispute ? button(`/sessions/${session.id}/dispute`, 'Dispute', '', about) : decisions.join('')}
      ${events.length > 0 ? button(`/sessions/${session.id}/send-again`, 'Send webhook again', '', about) : ''}</span>${inner && `<ul>${inner}</ul>`}</li>`;
  });
  const links = [
    ...(first > 0 ? [`<a href="/?from=${Math.max(0, first - pageSize)}">Newer</a>`] : []),
    ...(first + pageSize < count ? [`<a href="/?from=${first + pageSize}">Older</a>`] : []),
  ];
  const intro =
    count === 0
      ? 'Nothing yet. Online payments of the shop appear here.'
      : `${count} ${count === 1 ? 'payment' : 'payments'}, newest first. No money moves.`;
  const body = `<h1>Test gateway</h1><p>${intro}</p>${switchForm(switches)}<h2>Payouts</h2>
    ${button('/payouts', 'Pay out the balance')}<ul>${records.all('payout').reverse().slice(0, 5).map(payoutRow).join('')}</ul><h2>Payments</h2>
    ${count === 0 ? '' : `<ul class="payments">${rows.join('')}</ul>`}<nav>${links.join('')}</nav>`;
  return page('Test gateway', body);
}

/**
 * @param {Session} session
 * @param {import('./payments.mjs').Payments} payments
 */
function stateOf(session, payments) {
  const dispute = payments.disputeOf(session);
  if (dispute) return dispute.status === 'needs_response' ? 'disputed' : `dispute ${dispute.status}`;
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  const state = payments.findIntent(session)?.last_payment_error ? 'declined, still open' : 'open';
  return `<a href="/pay/${session.id}">${state}</a>`;
}

/** @param {Refund} refund */
const refundRow = ({ id, amount, currency, status }) =>
  `<li><span>Refund of ${safe(formatAmount(amount, currency))}: ${safe(status)}</span>${
    status === 'pending'
      ? `<span class="actions">${button(`/refunds/${id}/succeed`, 'Succeed', '', `refund of ${formatAmount(amount, currency)}`)}${button(`/refunds/${id}/fail`, 'Fail', '', `refund of ${formatAmount(amount, currency)}`)}</span>`
      : ''
  }</li>`;

/** @param {import('./objects.mjs').Payout} payout */
function payoutRow({ id, amount, currency, status }) {
  const about = `payout of ${formatAmount(amount, currency)}`;
  return `<li><span>P${safe(about.slice(1))}: ${safe(status)}</span>${
    status === 'paid' ? `<span class="actions">${button(`/payouts/${id}/fail`, 'Fail', '', about)}</span>` : ''
  }</li>`;
}

/**
 * @param {Delivery} delivery
 * @param {import('./records.mjs').Records} records
 */
function eventRow({ id, state, attempts, answer }, records) {
  const tried =
    attempts > 0 ? ` after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, last answer ${answer}` : '';
  const words = { waiting: 'not delivered yet', delivered: 'delivered', never: 'never sent', 'given up': 'given up' };
  return `<li><span>${safe(records.find('event', id)?.type)}</span><span>${words[state]}${safe(tried)}</span></li>`;
}

/** @param {Switches} switches */
function switchForm(switches) {
  const select = (/** @type {keyof typeof CHOICES} */ name, /** @type {string} */ label) => {
    const options = Object.entries(CHOICES[name]).map(
      ([value, words]) => `<option value="${value}"${switches[name] === value ? ' selected' : ''}>${words}</option>`,
    );
    return `<label>${label}<select name="${name}">${options.join('')}</select></label>`;
  };
  const number = (/** @type {'answerLateMs' | 'webhookLateSeconds'} */ name, /** @type {string} */ label) =>
    `<label>${label}<input name="${name}" type="number" min="0" inputmode="numeric" required value="${switches[name]}"></label>`;
  return `<h2>Switches</h2><form class="switches" method="post" action="/switches">${select('gateway', 'API')}
    ${number('answerLateMs', 'API answers after (ms)')}${select('webhook', 'Webhooks')}
    ${number('webhookLateSeconds', 'Late webhooks wait (s)')}${select('refund', 'Refunds')}<div><button class="primary">Save switches</button></div></form>`;
}
