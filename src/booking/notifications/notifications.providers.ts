import type { Provider } from '@nestjs/common';
import { BookingMailService } from './booking-mail.service.js';
import { BookingNotifications } from './booking-notifications.js';
import { BookingMailSubscribers } from './booking-mail-subscribers.js';
import { ChangedBookingQuery } from './undoing/changed-booking.query.js';
import { EmailClientBookingLinks } from './booking-links/email-client-booking-links.js';
import { MailBookingQuery } from './mail-booking.query.js';
import { DueMessageQuery } from './undoing/due-message.query.js';
import { UndoNoticeQuery } from './undoing/undo-notice.query.js';
import { KnownStateQuery } from './held/known-state.query.js';
import { MailedBookingsQuery } from './held/mailed-bookings.query.js';
import { ShownVersionQuery } from './held/shown-version.query.js';
import { VisitMails } from './visit-mails.js';

/** Providers of the mails that bookings cause. */
export const notificationProviders: Provider[] = [
  BookingMailService,
  BookingNotifications,
  BookingMailSubscribers,
  ChangedBookingQuery,
  MailBookingQuery,
  ShownVersionQuery,
  KnownStateQuery,
  MailedBookingsQuery,
  UndoNoticeQuery,
  DueMessageQuery,
  EmailClientBookingLinks,
  VisitMails,
];
