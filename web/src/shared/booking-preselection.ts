/** What is already chosen when a booking is begun from a service, a therapist or a time. */
export interface BookingPreselection {
  service_id?: string;
  therapist_id?: string;
  /** `yyyy-MM-dd` */
  date?: string;
  /** `HH:mm` */
  time?: string;
  /** What of the link that led here no longer holds, one sentence each. */
  notices?: string[];
}
