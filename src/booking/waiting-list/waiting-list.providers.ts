import { AcceptOfferHandler } from './commands/accept-offer.js';
import { BookWaitingClientHandler } from './commands/book-waiting-client.js';
import { CloseWaitingEntryHandler } from './commands/close-waiting-entry.js';
import { JoinWaitingListHandler } from './commands/join-waiting-list.js';
import { OfferSlotHandler } from './commands/offer-slot.js';
import { WithdrawOfferHandler } from './commands/withdraw-offer.js';
import { WaitingWindows } from './commands/waiting-windows.js';
import { RestoreWaitingEntryHandler } from './commands/restore-waiting-entry.js';
import { OfferedSlotsCheck } from './integrity/offered-slots.check.js';
import { PushWaitingListChanged } from './live/push-waiting-list-changed.js';
import { WaitingNotifications } from './notifications/waiting-notifications.js';
import { OfferTexts } from './notifications/offer-texts.js';
import { CloseDueEntries } from './offers/close-due-entries.task.js';
import { OfferChannels } from './offers/offer-channels.js';
import { OfferOnOpening } from './offers/offer-on-opening.js';
import { OfferOpenings } from './offers/offer-openings.js';
import { OpeningKeeper } from './offers/opening-keeper.js';
import { OfferOpeningsTask } from './offers/offer-openings.task.js';
import { LostOffers, WithdrawLostOffers } from './offers/withdraw-lost-offers.js';
import { WaitingListDataExporter } from './personal-data/waiting-list.personal-data.js';
import { WaitingListEraser } from './personal-data/waiting-list-eraser.js';
import { WaitingListProjection } from './projections/waiting-list.projection.js';
import { OfficeWaitingListQuery } from './queries/office-waiting-list.query.js';
import { OpenEntriesQuery } from './queries/open-entries.query.js';
import { OwnWaitingEntryQuery } from './queries/own-waiting-entry.query.js';
import { PastWaitingListQuery } from './queries/past-waiting-list.query.js';
import { WaitingEntrySearch } from './queries/waiting-entry-search.js';
import { UndoableOpeningsQuery } from './queries/undoable-openings.query.js';
import { WaitingClients } from './queries/waiting-clients.js';
import { WaitingListFile } from './queries/waiting-list.shop-file.js';
import { WaitingListRepository } from './waiting-list.repository.js';

/** All providers of the waiting list but its controllers. */
export const waitingListProviders = [
  WaitingListRepository,
  WaitingWindows,
  JoinWaitingListHandler,
  OfferSlotHandler,
  AcceptOfferHandler,
  BookWaitingClientHandler,
  CloseWaitingEntryHandler,
  WithdrawOfferHandler,
  LostOffers,
  WithdrawLostOffers,
  RestoreWaitingEntryHandler,
  OfferChannels,
  OpeningKeeper,
  OfferOpenings,
  OfferOpeningsTask,
  OfferOnOpening,
  CloseDueEntries,
  OpenEntriesQuery,
  OfficeWaitingListQuery,
  OwnWaitingEntryQuery,
  PastWaitingListQuery,
  WaitingEntrySearch,
  WaitingClients,
  UndoableOpeningsQuery,
  WaitingListProjection,
  WaitingNotifications,
  OfferTexts,
  WaitingListEraser,
  WaitingListDataExporter,
  WaitingListFile,
  PushWaitingListChanged,
  OfferedSlotsCheck,
];
