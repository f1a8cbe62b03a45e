import { csvFileOf, type CsvFile } from '../../../shared/api/csv-file.js';
import { api, type BookingFilterDto, type BookingPageDto, type ListBookingsApiArg } from '../../../shared/api/generated.js';
import { bookingsOfDay } from '../day/bookings-of-day.js';
import { noteOwn } from './own-changes.js';

export type BookingFilter = Omit<ListBookingsApiArg, 'cursor' | 'limit'>;

/** A file of many bookings takes longer than an answer, in milliseconds. */
const fileTimeout = 600_000;

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
    bookingsFile: build.mutation<CsvFile, BookingFilterDto>({
      query: (body) => ({ url: '/bookings/exports', method: 'POST', body, responseHandler: csvFileOf, timeout: fileTimeout }),
    }),
  }),
});

const readAgain = ['OfficeBooking', 'BookingEditor', 'BookingTimeline', 'scheduling'] as const;
const change = { invalidatesTags: [...readAgain], onQueryStarted: noteOwn };

/** Whatever changes a booking changes every list that it stands in, its history and the free times. */
officeBookingsApi.enhanceEndpoints({
  endpoints: {
    addBooking: change,
    editBooking: change,
    moveBooking: {
      ...change,
      /** The day view shows a move before it is answered, and takes it back when it is refused. */
      onQueryStarted: ({ id, appointmentDto: { booking_date, booking_time, therapist_id } }, { dispatch, queryFulfilled }) => {
        noteOwn(undefined, { queryFulfilled });
        const drawn = dispatch(
          api.util.updateQueryData('listBookings', bookingsOfDay(booking_date), ({ items }) => {
            const moved = items.find((booking) => booking.id === id);
            if (moved) Object.assign(moved, { therapist_id, booking_time });
          }),
        );
        queryFulfilled.catch(drawn.undo);
      },
    },
    confirmBooking: change,
    cancelBooking: change,
    completeOfficeBooking: change,
    reopenBooking: change,
    completeToday: change,
    undoCompletions: change,
  },
});

export const { useBookingPagesInfiniteQuery, useBookingsFileMutation } = officeBookingsApi;
