/** What a visitor sends, for the fields that a test does not care about. */
export interface BookingForm {
  service_id: string;
  therapist_id: string;
  booking_date: string;
  booking_time: string;
  first_name: string;
  last_name: string;
  client_phone: string;
  client_email?: string | null;
  notes?: string | null;
}

export interface BookingAnswer {
  booking: Record<string, unknown> & { id: string; status: string };
  reason: string;
  session_id: string;
}

export function bookingForm(
  slot: Pick<BookingForm, 'service_id' | 'therapist_id' | 'booking_date' | 'booking_time'>,
  more: Partial<BookingForm> = {},
): BookingForm {
  return { first_name: 'Georgia', last_name: 'Marsh', client_phone: '0491 570 156', ...slot, ...more };
}
