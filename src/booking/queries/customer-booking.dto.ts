/** A booking as its client sees it. */
export class CustomerBookingDto {
  id!: string;
  status!: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** Why it waits for the shop; null unless pending. */
  pending_reason!: string | null;
  service_id!: string;
  service_name!: string;
  therapist_id!: string;
  therapist_name!: string;
  /** True for Any Available. */
  is_unassigned!: boolean;
  booking_date!: string;
  booking_time!: string;
  /** Minutes. */
  booking_duration!: number;
  client_name!: string;
  client_email!: string | null;
  client_phone!: string;
  notes!: string | null;
  cancellation_reason!: string | null;
  total_price!: number;
  /** Recorded payments. */
  total_paid!: number;
  currency!: string;
  /** Until when the client may move or cancel it, shop time, `yyyy-MM-ddTHH:mm`. */
  changeable_until!: string;
}
