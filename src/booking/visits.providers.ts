import { VisitMails } from './notifications/visit-mails.js';
import { VisitQuery } from './queries/visit.query.js';
import { FreePartsQuery } from './queries/visit-starts/free-parts.query.js';
import { VisitStartsQuery } from './queries/visit-starts/visit-starts.query.js';
import { MoveVisitHandler } from './commands/visits/move-visit.js';
import { BookingRestorer } from './commands/undo/booking-restorer.js';
import { VisitConfirmer } from './commands/visits/visit-confirmer.js';
import { AdjacentTreatments } from './commands/visits/adjacent-treatments.js';
import { VisitPlanner } from './commands/visits/visit-planner.js';

/** Providers that book, move and cancel several bookings of a client as one visit. */
export const visitProviders = [
  VisitPlanner,
  VisitConfirmer,
  AdjacentTreatments,
  BookingRestorer,
  VisitQuery,
  VisitStartsQuery,
  FreePartsQuery,
  VisitMails,
  MoveVisitHandler,
];
