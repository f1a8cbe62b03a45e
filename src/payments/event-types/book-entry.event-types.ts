import { created, deleted, type EventType } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import type { BookEntryEvent } from '../domain/book-entry.events.js';

type Recorded<Type extends BookEntryEvent['type']> = Extract<BookEntryEvent, { type: Type }>['data'];

export class GatewayPayoutNoted extends RecordedEvent<Recorded<'GatewayPayoutNoted'>> {}
export class OpeningBalancesEntered extends RecordedEvent<Recorded<'OpeningBalancesEntered'>> {}
export class BookEntryVoided extends RecordedEvent<Recorded<'BookEntryVoided'>> {}

const ofEntry = { entry_id: 'stream', day: 'data.day', currency: 'data.currency' } as const;

/** Events of entries of the books, and how the action log shows each. */
export const bookEntryEventTypes = {
  GatewayPayoutNoted: created(
    GatewayPayoutNoted,
    'gateway_payout_note',
    { ...ofEntry, cents: 'data.cents', fee_cents: 'data.feeCents', gateway_name: 'data.gatewayName' },
    'Noted that the gateway paid {cents:money} out to the bank on {day:day}',
  ),
  OpeningBalancesEntered: created(
    OpeningBalancesEntered,
    'opening_balances_enter',
    { ...ofEntry, balances: 'data.balances', reason: 'personal.reason' },
    'Entered opening balances of {day:day}[: {reason}]',
  ),
  BookEntryVoided: deleted(
    BookEntryVoided,
    'book_entry_void',
    { ...ofEntry, lines: 'data.lines', reason: 'personal.reason' },
    'Voided an entry of the books on {day:day}[: {reason}]',
  ),
} satisfies Record<BookEntryEvent['type'], EventType>;
