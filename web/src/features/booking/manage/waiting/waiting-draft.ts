/** Who is being put on the waiting list, as it is entered. */
export interface WaitingDraft {
  client_name: string;
  client_phone: string;
  client_email?: string;
  service_id: string;
  therapist_id?: string;
  date: string;
  from: string;
  to: string;
}

/** Key of the draft that a new sign-in gives back. */
export const KEPT_WAITING = 'waiting';
