/** Columns of the file of bookings that an export of the shop writes, and an import takes as they are. */
export const BOOKING_FILE_COLUMNS = [
  ...[
    'external_id',
    'date',
    'time',
    'duration',
    'status',
    'service',
    'therapist',
    'client_ref',
    'first_name',
    'last_name',
  ],
  ...['email', 'phone', 'notes', 'price', 'currency', 'paid', 'paid_by', 'list_price', 'price_reason', 'room', 'visit'],
  ...['cancellation_reason', 'made_at'],
] as const;
