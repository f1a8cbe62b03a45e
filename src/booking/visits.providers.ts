import { VisitMails } from './notifications/visit-mails.js';
import { VisitQuery } from './queries/visit.query.js';
import { FreePartsQuery } from './queries/visit-starts/free-parts.query.js';
import { VisitStartsQuery } from './queries/visit-starts/visit-starts.query.js';
import { BookVisitHandler } from './commands/visits/book-visit.js';
import { CancelVisitAsClientHandler } from './commands/visits/cancel-visit-as-client.js';
import { CancelVisitHandler } from './commands/visits/cancel-visit.js';
import { MoveVisitAsClientHandler } from './commands/visits/move-visit-as-client.js';
import { MoveVisitHandler } from './commands/visits/move-visit.js';
import { BookingRestorer } from './commands/undo/booking-restorer.js';
import { VisitRestorer } from './commands/undo/visit-restorer.js';
import { RequestVisitHandler } from './commands/visits/request-visit.js';
import { VisitCanceller } from './commands/visits/visit-canceller.js';
import { VisitConfirmer } from './commands/visits/visit-confirmer.js';
import { VisitMover } from './commands/visits/visit-mover.js';
import { VisitNeighbours } from './commands/visits/visit-neighbours.js';
import { VisitPlanner } from './commands/visits/visit-planner.js';
import { VisitStarter } from './commands/visits/visit-starter.js';

/** Providers that book, move and cancel several bookings of a client as one visit. */
export const visitProviders = [
  VisitPlanner,
  VisitStarter,
  VisitMover,
  VisitCanceller,
  VisitConfirmer,
  VisitNeighbours,
  BookingRestorer,
  VisitRestorer,
  VisitQuery,
  VisitStartsQuery,
  FreePartsQuery,
  VisitMails,
  BookVisitHandler,
  RequestVisitHandler,
  MoveVisitHandler,
  MoveVisitAsClientHandler,
  CancelVisitHandler,
  CancelVisitAsClientHandler,
];
