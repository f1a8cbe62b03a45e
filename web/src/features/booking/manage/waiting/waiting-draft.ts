import type {
  NewOfficeBookingDto,
  OfficeWaitingEntryDto,
  WaitingFreeStartDto,
  WaitingOpeningsDto,
} from '../../../../shared/api/generated.js';
import { formatTime } from '../../../../shared/dates/dates.js';

/** The form's values for a new waiting entry. */
export interface WaitingDraft {
  /** The id of the client who was chosen from the suggestions. */
  client_id?: string;
  client_name: string;
  client_phone: string;
  client_email?: string;
  service_id: string;
  therapist_id?: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** The earliest start, `HH:mm`; `to` is the latest. */
  from: string;
  to: string;
}

/** Key of the draft that is restored after a new sign-in. */
export const KEPT_WAITING = 'waiting';

const FIELDS = ['client_name', 'client_phone', 'client_email', 'service_id', 'therapist_id'] as const;

/**
 * Converts the server's refusals to errors of the form's fields. For a window the server does not say which of its
 * three fields is wrong.
 */
export function toFieldErrors(
  refused: readonly { field: string; message: string }[],
  { date, from, to }: Pick<WaitingDraft, 'date' | 'from' | 'to'>,
  today: string | undefined,
): { name: keyof WaitingDraft; errors: string[] }[] {
  // The server refuses a window as a whole. Its times are wrong where they contradict each other or have passed today.
  const wrong = from > to || date === today ? 'to' : 'date';
  return refused.flatMap(({ field, message }) => {
    const name = FIELDS.find((each) => each === field) ?? (field.startsWith('windows') ? wrong : undefined);
    return name ? [{ name, errors: [message] }] : [];
  });
}

/** Converts the draft to the question which starts are free; undefined while it is incomplete. */
export function toOpeningsQuery({ service_id, therapist_id, date, from, to }: Partial<WaitingDraft>) {
  if (!service_id || !date || !from || !to || from > to) return undefined;
  return { serviceId: service_id, ...(therapist_id && { therapistId: therapist_id }), date, from, to };
}

/** Says what is free, and what adding the client does: `Adding Zara offers 10:00 AM with Mei at once and holds it.` */
export function describeOpenings({ free, is_offered_at_once }: WaitingOpeningsDto, name: string | undefined): string {
  const offered = free.find(({ is_soon }) => !is_soon);
  if (!is_offered_at_once || !offered) return 'Free now. Book one of these times, or add the client to the list.';
  const who = name?.trim().split(' ')[0] || 'the client';
  return `Free now. Adding ${who} to the list offers ${formatTime(offered.time)} with ${offered.therapist_name} at once and holds it.`;
}

/** Says that a client was added, and what is offered to them by that. */
export function joinedMessage({ client_name, offer, reason, free }: OfficeWaitingEntryDto): string {
  const start = offer ?? (reason === 'free' ? free.find(({ is_soon }) => !is_soon) : undefined);
  const offered = start ? `, and is offered ${formatTime(start.time)} with ${start.therapist_name} now` : '';
  return `${client_name} is on the waiting list${offered}.`;
}

/** Converts the draft and a free start to a confirmed booking. */
export const toWaitingBooking = (
  { client_id, client_name, client_phone, client_email, service_id }: WaitingDraft,
  { therapist_id, date, time }: WaitingFreeStartDto,
): NewOfficeBookingDto => ({
  ...(client_id && { client_id }),
  client_name,
  client_phone,
  client_email: client_email?.trim() || null,
  service_id,
  therapist_id,
  booking_date: date,
  booking_time: time,
  notes: null,
  status: 'confirmed',
});
