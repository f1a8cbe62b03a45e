/** The values that the booking dialog opens with, for a booking begun from a service, a therapist or a time. */
export interface BookingPreselection {
  service_id?: string;
  therapist_id?: string;
  /** `yyyy-MM-dd` */
  date?: string;
  /** `HH:mm` */
  time?: string;
  /** Parts of the booking link that no longer hold, one sentence each. */
  notices?: string[];
}
