import { api, type BookingPageDto, type ListBookingsApiArg } from '../../../shared/api/generated.js';

export type BookingFilter = Omit<ListBookingsApiArg, 'cursor' | 'limit'>;

/** The list of bookings as pages that follow one another; what is generated knows single pages only. */
export const officeBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingPages: build.infiniteQuery<BookingPageDto, BookingFilter, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      },
      query: ({ queryArg, pageParam: cursor }) => ({ url: '/bookings', params: { ...queryArg, cursor } }),
      providesTags: ['OfficeBooking'],
    }),
  }),
});

export const { useBookingPagesInfiniteQuery } = officeBookingsApi;
