import { baseApi } from '../../../shared/api/base-api.js';
import type { BookingStatus } from '../../../shared/StatusTag.js';

export interface OfficeBooking {
  id: string;
  version: number;
  status: BookingStatus;
  pending_reason: string | null;
  service_id: string;
  service_name: string;
  therapist_id: string;
  therapist_name: string;
  is_unassigned: boolean;
  booking_date: string;
  booking_time: string;
  /** Minutes. */
  booking_duration: number;
  client_name: string;
  client_email: string | null;
  client_phone: string;
  notes: string | null;
  cancellation_reason: string | null;
  total_price: number;
  currency: string;
  user_id: string | null;
  created_at: string;
  updated_at: string;
}

export interface BookingFilter {
  status: 'active' | 'all' | BookingStatus;
  date?: string;
  name?: string;
  /** First day of the list, `yyyy-MM-dd`. */
  from?: string;
}

export interface BookingPage {
  items: OfficeBooking[];
  next_cursor: string | null;
}

export const officeBookingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Bookings'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingPages: build.infiniteQuery<BookingPage, BookingFilter, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      },
      query: ({ queryArg, pageParam: cursor }) => ({ url: '/bookings', params: { ...queryArg, cursor } }),
      providesTags: ['Bookings'],
    }),
    countPendingBookings: build.query<{ count: number }, void>({
      query: () => '/bookings/pending-count',
      providesTags: ['Bookings'],
    }),
    confirmBooking: build.mutation<OfficeBooking, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `/bookings/${id}/confirmation`, method: 'POST', body: { version } }),
      invalidatesTags: ['Bookings'],
    }),
    cancelBooking: build.mutation<OfficeBooking, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: `/bookings/${id}/cancellation`, method: 'POST', body: { reason } }),
      invalidatesTags: ['Bookings'],
    }),
  }),
});

export const {
  useBookingPagesInfiniteQuery,
  useCountPendingBookingsQuery,
  useConfirmBookingMutation,
  useCancelBookingMutation,
} = officeBookingsApi;
