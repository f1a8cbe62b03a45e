import type {
  BookingRequestDto,
  JoinWaitingListDto,
  RefusalCodes,
  VisitRequestDto,
} from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';

/** A field of the form, as `booking-draft.ts` names it, which the server's tests cannot load. */
type DraftField = Exclude<keyof BookingRequestDto, 'seen_price' | 'seen_policy' | 'seen_deposit'>;

/** What is said about a refusal: at fields, or else beside the button. */
interface ShownRefusal {
  fields: Partial<Record<DraftField, string>>;
  text?: string;
}

interface Circumstances {
  /** The shop's number; empty where it has none. */
  phone: string;
  isOnline: boolean;
}

/** Fields of the form that show what is wrong with a field of the request; others are explained beside the button. */
const FIELD_PLACES = {
  booking_date: 'booking_date',
  booking_time: 'booking_time',
  service_id: 'service_id',
  therapist_id: 'therapist_id',
  add_ons: 'add_ons',
  first_name: 'first_name',
  last_name: 'last_name',
  client_phone: 'client_phone',
  client_email: 'client_email',
  notes: 'notes',
  seen_price: null,
  seen_policy: null,
  seen_deposit: null,
  website: null,
  parts: null,
  windows: null,
} satisfies Record<keyof BookingRequestDto | keyof VisitRequestDto | keyof JoinWaitingListDto, DraftField | null>;

type Explanation = (detail: string, phone: string) => string;

const asServerSays: Explanation = toSentence;
const whenOutdated: Explanation = (_, phone) =>
  `This page is out of date. Please reload it and book again${orCall(phone)}.`;
const whenUnavailable: Explanation = () =>
  'We cannot take bookings right now. Everything you entered is kept: please try again in a moment.';
const asUnexpected: Explanation = (_, phone) =>
  `Something went wrong at our end. Please try again${orCall(phone)}. Nothing is booked twice.`;

/** Sentences beside the button by code, with what to do next. */
const CODE_TEXTS = {
  'already-waiting': asServerSays,
  'bad-request': whenOutdated,
  'deposit-changed': asServerSays,
  error: asServerSays,
  'foreign-origin': (_, phone) => `Bookings cannot be sent from this address of our site${orCall(phone)}.`,
  fully_booked: asServerSays,
  'guest-busy': asServerSays,
  'idempotency-key-reused': (_, phone) =>
    `An earlier attempt may have been booked with other details. Check your email${orCall(phone)} before you book again.`,
  'invalid-input': asServerSays,
  'method-not-allowed': whenOutdated,
  modified: whenUnavailable,
  no_room: asServerSays,
  'not-found': whenOutdated,
  not_rostered: asServerSays,
  'payload-too-large': () => 'Please shorten your special requests: they are longer than we can take.',
  'payments-unavailable': asServerSays,
  'policy-changed': asServerSays,
  'price-changed': asServerSays,
  'request-timeout': whenUnavailable,
  time_conflict: asServerSays,
  'too-many-requests': asServerSays,
  'too-many-unpaid': asServerSays,
  'too-many-waits': asServerSays,
  unassigned: asServerSays,
  unavailable: whenUnavailable,
  unexpected: asUnexpected,
  'unsupported-media-type': whenOutdated,
  'visits-not-offered': asServerSays,
} satisfies Record<RefusalCodes['general' | 'requestBooking' | 'requestVisit' | 'joinWaitingList'], Explanation>;

/** Returns what to show about a booking, or an entry on the waiting list, that was not taken. */
export function toShownRefusal(error: unknown, { phone, isOnline }: Circumstances): ShownRefusal {
  const problem = parseProblem(error);
  if (!problem)
    return {
      fields: {},
      text: isOnline
        ? 'We got no answer. Everything you entered is kept: please try again. Nothing is booked twice.'
        : 'You are offline. Everything you entered is kept: please try again once you are online.',
    };
  const { errors = [], code = '', detail = '' } = problem;
  const placed = errors.flatMap(({ field, message }) => {
    const place = (FIELD_PLACES as Record<string, DraftField | null>)[field];
    return place ? [[place, message] as const] : [];
  });
  if (placed.length > 0) return { fields: Object.fromEntries(placed) };
  const [first] = errors;
  if (first && (problem.status === 422 || PART.test(first.field))) return { fields: {}, text: explainField(first) };
  const explain = (CODE_TEXTS as Record<string, Explanation>)[code] ?? asUnexpected;
  return { fields: {}, text: explain(detail, phone) };
}

/** Matches a field of one treatment of a visit, numbered from 0. */
const PART = /^parts\.(\d+)\./;

function explainField({ field, message }: { field: string; message: string }): string {
  if (field === 'website') return 'Your browser filled in a hidden field. We have cleared it: please try again.';
  const part = PART.exec(field)?.[1];
  return toSentence(part ? `Treatment ${Number(part) + 1}: ${message}` : message);
}

function toSentence(text: string): string {
  return text.replace(/\.?$/, '.');
}

function orCall(phone: string): string {
  return phone ? `, or call us on ${phone}` : '';
}
