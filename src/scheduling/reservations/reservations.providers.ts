import { BookingWindow } from './booking-window.js';
import { OfferReservationService } from './offer-reservation.service.js';
import { ReservationService } from './reservation.service.js';
import { VisitReservationService } from './visit-reservation.service.js';

/** When visitors may book, and who holds which slot. */
export const reservationProviders = [
  BookingWindow,
  OfferReservationService,
  ReservationService,
  VisitReservationService,
];
