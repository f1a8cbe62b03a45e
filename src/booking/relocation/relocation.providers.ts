import { BookingMover } from './booking-mover.js';
import { ChangePreviewQuery } from './change-preview.query.js';
import { NamedIdsQuery } from './named-ids.query.js';
import { PlacedBookingsQuery } from './placed-bookings.query.js';
import { RelocateBookingsHandler } from './relocate-bookings.js';
import { RelocationLog } from './relocation-log.js';
import { RelocationLeave } from './relocation-leave.js';
import { UndoRelocationHandler } from './undo-relocation.js';

/** Providers that plan and carry out relocations. */
export const relocationProviders = [
  NamedIdsQuery,
  PlacedBookingsQuery,
  ChangePreviewQuery,
  BookingMover,
  RelocationLeave,
  RelocationLog,
  RelocateBookingsHandler,
  UndoRelocationHandler,
];
