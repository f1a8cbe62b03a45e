import { api, type BookingPageDto, type ListBookingsApiArg } from './generated.js';
import { BOOKINGS } from './tags.js';

export type BookingFilter = Omit<ListBookingsApiArg, 'cursor' | 'before' | 'limit'> & {
  /** Id of a client whose bookings are listed, of merged records as well; the rest of the filter is then ignored. */
  person?: string;
};

/** The list of bookings as consecutive pages; the generated client only knows single pages. */
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
      providesTags: [BOOKINGS],
    }),
  }),
});

export const { useBookingPagesInfiniteQuery } = bookingPagesApi;
