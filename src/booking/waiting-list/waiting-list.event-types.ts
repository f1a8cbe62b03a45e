import { chooseSentence } from '../../platform/event-log/event-sentence.js';
import { created, deleted, updated, type EventType } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import type { WaitingEntryEvent } from './domain/waiting-entry.events.js';

type Recorded<Type extends WaitingEntryEvent['type']> = Extract<WaitingEntryEvent, { type: Type }>['data'];

export class WaitingListJoined extends RecordedEvent<Recorded<'WaitingListJoined'>> {}
export class SlotOffered extends RecordedEvent<Recorded<'SlotOffered'>> {}
export class OfferAccepted extends RecordedEvent<Recorded<'OfferAccepted'>> {}
export class OfferDeclined extends RecordedEvent<Recorded<'OfferDeclined'>> {}
export class OfferLapsed extends RecordedEvent<Recorded<'OfferLapsed'>> {}
export class WaitingClientBooked extends RecordedEvent<Recorded<'WaitingClientBooked'>> {}
export class WaitingEntryExpired extends RecordedEvent<Recorded<'WaitingEntryExpired'>> {}
export class WaitingEntryWithdrawn extends RecordedEvent<Recorded<'WaitingEntryWithdrawn'>> {}
export class WaitingEntryRestored extends RecordedEvent<Recorded<'WaitingEntryRestored'>> {}
export class WaitingClientChanged extends RecordedEvent<Recorded<'WaitingClientChanged'>> {}
export class WaitingClientErased extends RecordedEvent<Recorded<'WaitingClientErased'>> {}

const ofEntry = { waiting_entry_id: 'stream' } as const;
const ofOffer = { ...ofEntry, booking_id: 'data.bookingId' } as const;

const bookingText = '{booking_id@booking}';
const entryText = '{waiting_entry_id@waiting_entry}';

/** Events of the waiting list, and how the action log shows each. */
export const waitingListEventTypes = {
  WaitingListJoined: created(
    WaitingListJoined,
    'waiting_list_join',
    {
      ...ofEntry,
      client_first_name: 'personal.firstName',
      client_last_name: 'personal.lastName',
      service: 'data.serviceName',
      therapist_id: 'data.therapistId',
      windows: 'data.windows',
    },
    `${entryText} joined the waiting list[, for {therapist_id@therapist}]`,
  ),
  SlotOffered: updated(
    SlotOffered,
    'waiting_list_offer',
    {
      ...ofOffer,
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
      booking_time: 'data.time',
      expires_at: 'data.expiresAt',
      how: 'data.how',
    },
    ({ how }) =>
      `Offered ${entryText} {booking_date:day} {booking_time:time}[ with {therapist_id@therapist}], ${how === 'desk' ? 'chosen by the desk' : 'by their turn'}`,
  ),
  OfferAccepted: updated(OfferAccepted, 'waiting_list_accept', ofOffer, `${entryText} took the offer: ${bookingText}`),
  OfferDeclined: updated(OfferDeclined, 'waiting_list_decline', ofOffer, `${entryText} declined the offer`),
  OfferLapsed: updated(OfferLapsed, 'waiting_list_lapse', { ...ofOffer, because: 'data.because' }, ({ because }) =>
    because === 'closed'
      ? `Withdrew the offer to ${entryText}, who is still waiting: the time can no longer be booked`
      : `The offer to ${entryText} lapsed without an answer${because ? ', who is still waiting' : ''}`,
  ),
  WaitingClientBooked: updated(
    WaitingClientBooked,
    'waiting_list_book',
    ofOffer,
    `Booked for ${entryText} from the waiting list: ${bookingText}`,
  ),
  WaitingEntryExpired: updated(
    WaitingEntryExpired,
    'waiting_list_expire',
    ofEntry,
    `${entryText} left the waiting list: the last day has passed`,
  ),
  WaitingEntryWithdrawn: deleted(
    WaitingEntryWithdrawn,
    'waiting_list_withdraw',
    { ...ofEntry, by: 'data.by' },
    chooseSentence('by', { client: `${entryText} left the waiting list` }, `Took ${entryText} off the waiting list`),
  ),
  WaitingEntryRestored: updated(
    WaitingEntryRestored,
    'waiting_list_restore',
    ofEntry,
    `Put ${entryText} back on the waiting list`,
  ),
  WaitingClientChanged: updated(
    WaitingClientChanged,
    'waiting_list_client',
    { ...ofEntry, client_id: 'data.clientId' },
    `Gave ${entryText} to a client of their own`,
  ),
  WaitingClientErased: deleted(
    WaitingClientErased,
    'waiting_list_erase_person',
    ofEntry,
    `Erased ${entryText} from the waiting list`,
  ),
} satisfies Record<WaitingEntryEvent['type'], EventType>;

export const waitingListEvents = Object.values(waitingListEventTypes).map(({ event }) => event);

export type RecordedWaitingEvent = InstanceType<(typeof waitingListEvents)[number]>;
