/** What a booking starts with when it is begun from a service, a therapist or a time. */
export interface BookingStart {
  service_id?: string;
  therapist_id?: string;
  date?: string;
  time?: string;
}

/** What a visitor can do from the page; the page itself only draws. */
export interface SiteActions {
  onBook: (start?: BookingStart) => void;
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
