/** What is already chosen when the dialog opens. */
export interface BookingChoice {
  service_id?: string;
  therapist_id?: string;
  /** `yyyy-MM-dd` */
  date?: string;
  /** `HH:mm` */
  time?: string;
}
