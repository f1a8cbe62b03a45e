/** A booking as the shop sees it. */
export class OfficeBookingDto {
  id!: string;
  /** Travels with every change: a change of an older version is refused. */
  version!: number;
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
  currency!: string;
  user_id!: string | null;
  created_at!: string;
  updated_at!: string;
}

export class BookingPageDto {
  items!: OfficeBookingDto[];
  next_cursor!: string | null;
}
