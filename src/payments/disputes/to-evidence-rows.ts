import { formatLongDate, formatLongDateTime } from '../../kernel/format-date.js';
import { formatDollars, toCents } from '../../kernel/money.js';
import { formatTerms } from '../../kernel/terms/cancellation-terms.js';
import { toTaxNumberName } from '../domain/paper.js';
import { type PaperLine, toSellerRows } from '../papers/paper-pdf.js';
import type { Evidence, EvidenceBooking, EvidenceStep } from './evidence.js';

/** Returns what the shop can show in a dispute, line by line: the payment, then each booking with all that is known of it. */
export function toEvidenceRows(evidence: Evidence): PaperLine[] {
  const { seller, dispute, payment, answerBy, bookings, papers } = evidence;
  return [
    ...toSellerRows(seller, toTaxNumberName(payment.currency)),
    { text: 'Evidence for a dispute', style: 'title', isApart: true },
    body(`Dispute ${dispute.disputeId}, reason given: ${toWords(dispute.reason)}`),
    ...(answerBy ? [body(`To be answered by ${formatMoment(answerBy)}`)] : []),
    { text: `Disputed in ${payment.currency}`, amount: formatDollars(dispute.cents), style: 'total', line: 'part' },
    head('The payment'),
    body(`${formatDollars(payment.cents)}, payment ${payment.intentId ?? 'without a name'}`),
    ...payment.steps.flatMap(toStepRows),
    ...bookings.flatMap(toBookingRows),
    ...(papers.length === 0 ? [] : [head('Receipts')]),
    ...papers.map(({ paper, number, day, totalCents }): PaperLine => ({
      text: `${paper === 'receipt' ? 'Receipt' : 'Credit note'} ${number}, ${formatLongDate(day)}`,
      amount: formatDollars(totalCents),
      style: 'body',
    })),
    {
      text: 'Each entry of the log has a seal: a SHA-256 hash over it and the seal before it. No entry can be changed without all later seals.',
      style: 'note',
      isApart: true,
    },
  ];
}

function toBookingRows({ booking, policy, steps, mails, linkOpens }: EvidenceBooking): PaperLine[] {
  const { client_name, client_email, client_phone, booking_date: date, booking_time: time } = booking;
  const { cancellation, deposit } = policy;
  const [first] = steps;
  return [
    {
      text: booking.service_name,
      amount: formatDollars(toCents(booking.total_price)),
      style: 'head',
      isApart: true,
      line: 'part',
    },
    body(`${formatLongDateTime({ date, time })}, ${booking.booking_duration} minutes with ${booking.therapist_name}`),
    body(`Booked for ${[client_name, client_email, client_phone].filter((text) => text).join(', ')}`),
    body(STATES[booking.status]),
    head('Policy under which it was booked'),
    ...(first ? [body(`${BOOKERS[first.actor]} on ${formatMoment(first.at)}`)] : []),
    body(toSentence(formatTerms(cancellation))),
    ...(cancellation.policyText === '' ? [] : [body(cancellation.policyText)]),
    ...(deposit ? [body(`Deposit of ${formatDollars(deposit.cents)}`)] : []),
    head('Its history'),
    ...steps.flatMap(toStepRows),
    head('Mails and texts'),
    ...(mails.length === 0 ? [body('None')] : []),
    ...mails.map(({ at_local, channel, recipient, event_type, state }) =>
      body(`${formatMoment(at_local)}: ${channel} to the ${recipient} about “${toSentence(event_type)}”, ${state}`),
    ),
    ...(linkOpens
      ? [
          head('Private link of the booking'),
          body(
            `Opened ${linkOpens.opens} ${linkOpens.opens === 1 ? 'time' : 'times'}, first on ${formatMoment(linkOpens.first_at_local)}, last on ${formatMoment(linkOpens.last_at_local)}`,
          ),
        ]
      : []),
  ];
}

const STATES: Readonly<Record<EvidenceBooking['booking']['status'], string>> = {
  pending: 'It is not confirmed',
  confirmed: 'It is confirmed',
  completed: 'It was completed',
  no_show: 'The client did not come',
  cancelled: 'It was cancelled',
};

/** Who made a booking under its policy. */
const BOOKERS: Readonly<Record<EvidenceStep['actor'], string>> = {
  visitor: 'Agreed to by the client',
  user: 'Booked by the shop',
  key: 'Booked through a program that passed on what the client entered',
  system: 'Booked by the shop',
};

const ACTORS: Readonly<Record<EvidenceStep['actor'], string>> = {
  visitor: 'by the client',
  user: 'by the shop',
  key: 'by a program of the shop',
  system: 'by itself',
};

const toStepRows = ({ type, at, actor, seal }: EvidenceStep): PaperLine[] => [
  body(`${formatMoment(at)}: ${toSentence(type)}, ${ACTORS[actor]}`),
  { text: seal ? `Log entry ${seal.seq}, seal ${seal.hash}` : 'Not sealed yet', style: 'note' },
];

const body = (text: string): PaperLine => ({ text, style: 'body' });
const head = (text: string): PaperLine => ({ text, style: 'head', isApart: true });

/** Formats a shop-local moment as `Thursday, November 26, 2026, 2:30 PM`. */
const formatMoment = (local: string): string =>
  formatLongDateTime({ date: local.slice(0, 10), time: local.slice(11, 16) });

/** Returns a name of the log or the gateway as words: `BookingRescheduled` and `booking_rescheduled` as `booking rescheduled`. */
const toWords = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();

function toSentence(name: string): string {
  const words = name.includes(' ') ? name : toWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
