import { BookingStates } from './booking-states.js';
import { BookingNames } from './booking-names.js';
import { BookingQuery } from './booking.query.js';
import { BookingsOfAddressQuery } from './customer/bookings-of-address.query.js';
import { PreviousAppointmentQuery } from './customer/previous-appointment.query.js';
import { CalendarLinksQuery } from './customer/calendar-links.query.js';
import { BookAgainQuery } from './customer/book-again.query.js';
import { LinkOpensQuery } from './timeline/link-opens.query.js';
import { ClientNameSearch } from './list/client-name-search.js';
import { BookingListQuery } from './list/booking-list.query.js';
import { RequestInboxQuery } from './request-inbox/request-inbox.query.js';
import { RequestOutlookQuery } from './request-inbox/request-outlook.query.js';
import { SlotReviewQuery } from './slot-review/slot-review.query.js';
import { SlotExplanationQuery } from './slot-explanation/slot-explanation.query.js';
import { HeldOffersQuery } from './calendar/held-offers.query.js';
import { BookingCsvQuery } from './list/booking-csv.query.js';
import { BookingsFile } from './list/bookings.shop-file.js';
import { MomentResolver } from './as-of/moment-resolver.js';
import { PastBookingQuery } from './as-of/past-booking.query.js';
import { PastDayQuery } from './as-of/past-day.query.js';
import { PastRosterQuery } from './as-of/past-roster.query.js';
import { PastRoomsQuery } from './as-of/past-rooms.query.js';
import { PastSlotQuery } from './as-of/past-slot.query.js';
import { MailStateQuery } from './timeline/mail-state.query.js';
import { BookingMailsQuery } from './timeline/booking-mails.query.js';
import { RefusedClientMailsQuery } from './timeline/refused-client-mails.query.js';
import { BookingTimelineQuery } from './timeline/booking-timeline.query.js';
import { LastDayStepQuery } from './timeline/last-day-step.query.js';
import { BookingsDataExporter } from './bookings.personal-data.js';
import { VisitQuery } from './visit.query.js';
import { FreePartsQuery } from './visit-starts/free-parts.query.js';
import { VisitStartsQuery } from './visit-starts/visit-starts.query.js';
import { WalkInQuery } from './walk-in/walk-in.query.js';

/** Providers that read bookings. */
export const queryProviders = [
  BookingStates,
  BookingNames,
  BookingQuery,
  BookingsOfAddressQuery,
  PreviousAppointmentQuery,
  CalendarLinksQuery,
  BookAgainQuery,
  ClientNameSearch,
  LinkOpensQuery,
  BookingListQuery,
  RequestInboxQuery,
  RequestOutlookQuery,
  SlotReviewQuery,
  SlotExplanationQuery,
  HeldOffersQuery,
  BookingCsvQuery,
  MailStateQuery,
  BookingMailsQuery,
  RefusedClientMailsQuery,
  BookingTimelineQuery,
  LastDayStepQuery,
  MomentResolver,
  PastBookingQuery,
  PastDayQuery,
  PastRosterQuery,
  PastRoomsQuery,
  PastSlotQuery,
  BookingsDataExporter,
  BookingsFile,
  VisitQuery,
  VisitStartsQuery,
  FreePartsQuery,
  WalkInQuery,
];

/** Queries that other modules inject. */
export const exportedQueries = [
  BookingQuery,
  BookingListQuery,
  BookingCsvQuery,
  BookingStates,
  MomentResolver,
  RefusedClientMailsQuery,
  BookingTimelineQuery,
  BookingMailsQuery,
  LinkOpensQuery,
];
