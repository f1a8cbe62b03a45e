import type { BookingPreselection } from '../../../shared/booking-preselection.js';

/** A visitor's actions on the page, which itself only renders. */
export interface SiteActions {
  onBook: (choice?: BookingPreselection) => void;
  /** Called when the visitor points at a control that books, so that the dialog can be fetched. */
  onBookIntent: () => void;
  onNavigate: (path: string) => void;
  onSignOut: () => void;
}

/** The signed-in person, as shown in the header. */
export interface Account {
  email: string;
  roleName: string;
  /** Whether they may open the office's pages. */
  managesShop: boolean;
}
