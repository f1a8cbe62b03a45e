import { api, type BookingPageDto, type ListBookingsApiArg } from './generated.js';

export type BookingFilter = Omit<ListBookingsApiArg, 'cursor' | 'before' | 'limit'> & {
  /** All bookings of a client, merged records together; the rest of the filter has no say then. */
  person?: string;
};

/** The list of bookings as pages that follow one another; what is generated knows single pages only. */
export const bookingPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingPages: build.infiniteQuery<BookingPageDto, BookingFilter, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      },
      query: ({ queryArg: { therapistId, dayState, person, ...filter }, pageParam: cursor }) =>
        person
          ? { url: `/clients/${person}/bookings`, params: { cursor } }
          : { url: '/bookings', params: { ...filter, therapist_id: therapistId, day_state: dayState, cursor } },
      providesTags: ['OfficeBooking'],
    }),
  }),
});

export const { useBookingPagesInfiniteQuery } = bookingPagesApi;
