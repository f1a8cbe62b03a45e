import type { BaseQueryFn, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { bookingPagesApi } from '../../../shared/api/booking-pages.js';
import { type CsvFile, fileRequest } from '../../../shared/api/csv-file.js';
import { api, type BookingFilterDto, type OfficeBookingDto } from '../../../shared/api/generated.js';
import { bookingsOfDay } from '../day/bookings-of-day.js';
import { noteOwn } from './own-changes.js';

export const officeBookingsApi = bookingPagesApi.injectEndpoints({
  endpoints: (build) => ({
    bookingsFile: build.mutation<CsvFile, BookingFilterDto>({
      query: (body) => ({ url: '/bookings/exports', body, ...fileRequest }),
    }),
  }),
});

const readAgain = ['OfficeBooking', 'BookingEditor', 'BookingTimeline', 'scheduling'] as const;
const change = { invalidatesTags: [...readAgain], onQueryStarted: noteOwn };

/** A request that had to wait for its slot may well be refused: that is not shown before it is answered. */
const isLikelyFree = ({ pending_reason }: OfficeBookingDto) => !pending_reason || pending_reason === 'unassigned';

type Life = Parameters<NonNullable<TypedMutationOnQueryStarted<OfficeBookingDto, unknown, BaseQueryFn, 'api'>>>[1];

/** Shows a booking's new status in the open lists before it is answered, and the old one again when it is refused. */
function showAhead(status: OfficeBookingDto['status'], isSafe: (booking: OfficeBookingDto) => boolean = () => true) {
  return ({ id }: { id: string }, life: Life): void => {
    noteOwn(undefined, life);
    let before: OfficeBookingDto['status'] | undefined;
    changeShown(id, life, (booking) => {
      if (!isSafe(booking)) return;
      before = booking.status;
      booking.status = status;
    });
    life.queryFulfilled.catch(() => changeShown(id, life, (booking) => void (booking.status = before ?? booking.status)));
  };
}

/** Changes a booking wherever a list shows it. By its id: the lists may be read again meanwhile. */
function changeShown(id: string, { dispatch, getState }: Life, change: (booking: OfficeBookingDto) => void): void {
  const { selectInvalidatedBy, updateQueryData } = officeBookingsApi.util;
  const among = (bookings: OfficeBookingDto[]) => bookings.filter((booking) => booking.id === id).forEach(change);
  for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['OfficeBooking'])) {
    if (endpointName === 'bookingPages') {
      dispatch(updateQueryData(endpointName, originalArgs, ({ pages }) => pages.forEach(({ items }) => among(items))));
    } else if (endpointName === 'listBookings' || endpointName === 'listRequests') {
      dispatch(updateQueryData(endpointName, originalArgs, ({ items }) => among(items)));
    }
  }
}

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
    confirmBooking: { ...change, onQueryStarted: showAhead('confirmed', isLikelyFree) },
    cancelBooking: { ...change, onQueryStarted: showAhead('cancelled') },
    completeOfficeBooking: change,
    reopenBooking: change,
    completeToday: change,
    undoCompletions: change,
  },
});

export const { useBookingsFileMutation } = officeBookingsApi;
