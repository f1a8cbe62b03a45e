import type { EventType } from '../../platform/event-log/event-type-registry.js';
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

/** Events of the waiting list, and how the action log shows each. */
export const waitingListEventTypes = {
  WaitingListJoined: {
    event: WaitingListJoined,
    action_type: 'waiting_list_join',
    kind: 'create',
    details: {
      ...ofEntry,
      client_first_name: 'personal.firstName',
      client_last_name: 'personal.lastName',
      service: 'data.serviceName',
      therapist_id: 'data.therapistId',
      windows: 'data.windows',
    },
  },
  SlotOffered: {
    event: SlotOffered,
    action_type: 'waiting_list_offer',
    kind: 'update',
    details: {
      ...ofOffer,
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
      booking_time: 'data.time',
      expires_at: 'data.expiresAt',
      how: 'data.how',
    },
  },
  OfferAccepted: { event: OfferAccepted, action_type: 'waiting_list_accept', kind: 'update', details: ofOffer },
  OfferDeclined: { event: OfferDeclined, action_type: 'waiting_list_decline', kind: 'update', details: ofOffer },
  OfferLapsed: {
    event: OfferLapsed,
    action_type: 'waiting_list_lapse',
    kind: 'update',
    details: { ...ofOffer, because: 'data.because' },
  },
  WaitingClientBooked: {
    event: WaitingClientBooked,
    action_type: 'waiting_list_book',
    kind: 'update',
    details: ofOffer,
  },
  WaitingEntryExpired: {
    event: WaitingEntryExpired,
    action_type: 'waiting_list_expire',
    kind: 'update',
    details: ofEntry,
  },
  WaitingEntryWithdrawn: {
    event: WaitingEntryWithdrawn,
    action_type: 'waiting_list_withdraw',
    kind: 'delete',
    details: { ...ofEntry, by: 'data.by' },
  },
  WaitingEntryRestored: {
    event: WaitingEntryRestored,
    action_type: 'waiting_list_restore',
    kind: 'update',
    details: ofEntry,
  },
  WaitingClientChanged: {
    event: WaitingClientChanged,
    action_type: 'waiting_list_client',
    kind: 'update',
    details: { ...ofEntry, client_id: 'data.clientId' },
  },
  WaitingClientErased: {
    event: WaitingClientErased,
    action_type: 'waiting_list_erase_person',
    kind: 'delete',
    details: ofEntry,
  },
} as const satisfies Record<WaitingEntryEvent['type'], EventType>;

export const waitingListEvents = Object.values(waitingListEventTypes).map(({ event }) => event);

export type RecordedWaitingEvent = InstanceType<(typeof waitingListEvents)[number]>;
