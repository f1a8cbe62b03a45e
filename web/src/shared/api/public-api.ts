import { baseApi } from './base-api.js';

export interface ShopView {
  name: string;
  tagline: string;
  address_lines: string[];
  phone: string;
  email: string;
  map_url: string;
  time_zone: string;
  currency: string;
  /** The shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  local_now: string;
  hours: { days: string; hours: string }[];
  cancellation_hours: number;
  booking_window_days: number;
  start_only: boolean;
}

export interface ServiceView {
  id: string;
  name: string;
  description: string | null;
  /** Minutes. */
  duration: number;
  price: number;
  currency: string;
}

export interface TherapistView {
  id: string;
  name: string;
  specialties: string[];
  available_slots: number;
  slots_remaining_today: number;
  image_url: string | null;
  rating: number | null;
  bio: string | null;
  hourly_rate: number | null;
  available_now: boolean;
  shift_ends?: string;
  next_shift?: { date: string; start: string };
}

export interface TimeSlotView {
  start_time: string;
  end_time: string;
  shift_type: string;
}

export interface OfferedTherapist {
  id: string;
  name: string;
  specialties: string[];
  available_slots: number;
  slots_remaining: number;
}

export interface DayAvailability {
  therapist_id: string;
  date: string;
  slots_remaining: number;
  slots: {
    start_time: string;
    shift_type: string;
    available: boolean;
    reason: 'past' | 'outside_shift' | 'taken' | null;
  }[];
}

export interface BookingRequest {
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

export interface CustomerBooking {
  id: string;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  pending_reason: string | null;
  service_name: string;
  therapist_name: string;
  is_unassigned: boolean;
  booking_date: string;
  booking_time: string;
  booking_duration: number;
  client_name: string;
  client_email: string | null;
  client_phone: string;
  notes: string | null;
  total_price: number;
  total_paid: number;
  currency: string;
  changeable_until: string;
}

export interface RequestedBooking {
  booking: CustomerBooking;
  reason: 'available' | 'fully_booked' | 'not_rostered' | 'time_conflict' | 'unassigned' | 'error';
  session_id: string;
}

export interface VerifiedBooking {
  service_name: string;
  therapist_name: string;
  booking_date: string;
  booking_time: string;
  status: CustomerBooking['status'];
}

const publicApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShop: build.query<ShopView, void>({ query: () => '/shop' }),
    listServices: build.query<ServiceView[], void>({ query: () => '/services' }),
    listTherapists: build.query<TherapistView[], void>({ query: () => '/therapists' }),
    getUnassignedTherapist: build.query<{ id: string; name: string }, void>({ query: () => '/therapists/any-available' }),
    listTimeSlots: build.query<TimeSlotView[], void>({ query: () => '/time-slots' }),
    listOfferedTherapists: build.query<OfferedTherapist[], { date: string; time?: string }>({
      query: (params) => ({ url: '/availability/therapists', params }),
    }),
    getDayAvailability: build.query<DayAvailability, { therapistId: string; date: string }>({
      query: ({ therapistId, date }) => ({
        url: '/availability/slots',
        params: { therapist_id: therapistId, date },
      }),
    }),
    requestBooking: build.mutation<RequestedBooking, { idempotencyKey: string; body: BookingRequest }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/bookings',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
    }),
    completeBooking: build.mutation<{ booking: CustomerBooking }, { sessionId: string }>({
      query: (body) => ({ url: '/complete-booking', method: 'POST', body }),
    }),
    getMailState: build.mutation<{ state: 'queued' | 'sent' | 'failing' | 'none' }, { sessionId: string }>({
      query: (body) => ({ url: '/booking-mail-state', method: 'POST', body }),
    }),
    downloadCalendar: build.mutation<string, { sessionId: string }>({
      query: (body) => ({ url: '/booking-calendar', method: 'POST', body, responseHandler: 'text' }),
    }),
    verifyBookingEmail: build.mutation<{ booking: VerifiedBooking }, { token: string }>({
      query: (body) => ({ url: '/verify-booking-email', method: 'POST', body }),
    }),
  }),
});

export const {
  useGetShopQuery,
  useListServicesQuery,
  useListTherapistsQuery,
  useGetUnassignedTherapistQuery,
  useListTimeSlotsQuery,
  useListOfferedTherapistsQuery,
  useGetDayAvailabilityQuery,
  useRequestBookingMutation,
  useCompleteBookingMutation,
  useGetMailStateMutation,
  useDownloadCalendarMutation,
  useVerifyBookingEmailMutation,
} = publicApi;
