import { exported, type EventTypes } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import type { Journal } from './journal.js';

/** Days of the ledger were exported to the shop's books: all that no export before had taken. */
export class JournalExported extends RecordedEvent<
  Journal & { locationId: string; startDate: string; endDate: string }
> {}

export const booksEventTypes = {
  JournalExported: exported(
    JournalExported,
    'export_journal',
    {
      number: 'data.number',
      start_date: 'data.startDate',
      end_date: 'data.endDate',
      currency: 'data.currency',
    },
    'Exported journal {number} of {start_date:day} to {end_date:day}',
  ),
} satisfies EventTypes;
