import type { BookingPreselection } from '../../../shared/booking-preselection.js';

/** What a visitor can do from the page; the page itself only renders. */
export interface SiteActions {
  onBook: (choice?: BookingPreselection) => void;
  /** The visitor points at something that books: time to fetch the dialog. */
  onBookIntent: () => void;
  onNavigate: (path: string) => void;
  onSignOut: () => void;
}

/** Who is signed in, as the header shows it. */
export interface Account {
  email: string;
  roleName: string;
  /** May open the office's pages. */
  managesShop: boolean;
}
