import type { BaseQueryFn, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { bookingPagesApi } from '../../../../shared/api/booking-pages.js';
import { api, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { BOOKINGS } from '../../../../shared/api/tags.js';
import { applyChange, type ChangeAnswer } from './change-answer.js';
import { trackLocalChange } from './local-changes.js';

const bookingMutation = { onQueryStarted: followChange };

/**
 * Whether a confirmation can be shown before the server answers: not for a request without a free slot, which it may
 * well refuse.
 */
const canUpdateOptimistically = ({ pending_reason }: OfficeBookingDto) =>
  !pending_reason || pending_reason === 'unassigned';

type MutationLifecycle<Answer extends ChangeAnswer = OfficeBookingDto> = Parameters<
  NonNullable<TypedMutationOnQueryStarted<Answer, unknown, BaseQueryFn, 'api'>>
>[1];

/**
 * Remembers the bookings that this page has changed, and shows them in the open lists and the summary as the answer has
 * them: the next press may come before these are read again, and a list that was asked for before may come in between.
 */
function followChange(arg: unknown, lifecycle: MutationLifecycle<ChangeAnswer>): void {
  trackLocalChange(arg, lifecycle);
  lifecycle.queryFulfilled.then(
    ({ data }) => patchCachedBookings(lifecycle, (booking) => applyChange(booking, data)),
    () => undefined,
  );
}

/** Shows a booking's new status in the open lists before the server answers, and restores the old one if it refuses. */
function updateStatusOptimistically(
  status: OfficeBookingDto['status'],
  isSafe: (booking: OfficeBookingDto) => boolean = () => true,
) {
  return ({ id }: { id: string }, lifecycle: MutationLifecycle): void => {
    followChange(undefined, lifecycle);
    let before: OfficeBookingDto['status'] | undefined;
    patchCachedBookings(lifecycle, (booking) => {
      if (booking.id !== id || !isSafe(booking)) return;
      before = booking.status;
      booking.status = status;
    });
    lifecycle.queryFulfilled.catch(() =>
      patchCachedBookings(lifecycle, (booking) => {
        if (booking.id === id) booking.status = before ?? booking.status;
      }),
    );
  };
}

const LIST_ENDPOINTS = ['listBookings', 'listBookingsOfDays', 'listRequests'] as const;
const isListEndpoint = (name: string): name is (typeof LIST_ENDPOINTS)[number] =>
  LIST_ENDPOINTS.some((endpoint) => endpoint === name);

/** Goes through the bookings of every cached read and may change them: the lists may be refetched meanwhile. */
function patchCachedBookings(
  { dispatch, getState }: Pick<MutationLifecycle, 'dispatch' | 'getState'>,
  change: (booking: OfficeBookingDto) => void,
): void {
  const { selectInvalidatedBy, updateQueryData } = bookingPagesApi.util;
  for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['Booking'])) {
    if (endpointName === 'bookingPages') {
      dispatch(
        updateQueryData(endpointName, originalArgs, ({ pages }) => pages.forEach(({ items }) => items.forEach(change))),
      );
    } else if (endpointName === 'getBooking') {
      dispatch(updateQueryData(endpointName, originalArgs, change));
    } else if (isListEndpoint(endpointName)) {
      dispatch(updateQueryData(endpointName, originalArgs, ({ items }) => items.forEach(change)));
    }
  }
}

/** Shows changes in the open lists before these are read again. */
bookingPagesApi.enhanceEndpoints({
  endpoints: {
    addBooking: bookingMutation,
    addVisit: bookingMutation,
    addWalkIn: bookingMutation,
    undoWalkIn: bookingMutation,
    moveVisit: bookingMutation,
    cancelVisit: bookingMutation,
    moveRecurrence: bookingMutation,
    cancelRecurrence: bookingMutation,
    editBooking: bookingMutation,
    moveBooking: {
      /** Shows a move in the calendar before it is answered, and takes it back when it is refused. */
      onQueryStarted: ({ id, appointmentDto: { booking_date, booking_time, therapist_id } }, lifecycle) => {
        followChange(undefined, lifecycle);
        const { dispatch, getState, queryFulfilled } = lifecycle;
        const drawn = api.util
          .selectInvalidatedBy(getState(), [BOOKINGS])
          .flatMap(({ endpointName, originalArgs }) => (endpointName === 'listBookingsOfDays' ? originalArgs : []))
          .map((range) =>
            dispatch(
              api.util.updateQueryData('listBookingsOfDays', range, ({ items }) => {
                const moved = items.find((booking) => booking.id === id);
                if (moved) Object.assign(moved, { therapist_id, booking_date, booking_time });
              }),
            ),
          );
        queryFulfilled.catch(() => drawn.forEach(({ undo }) => undo()));
      },
    },
    confirmBooking: {
      onQueryStarted: updateStatusOptimistically('confirmed', canUpdateOptimistically),
    },
    cancelBooking: { onQueryStarted: updateStatusOptimistically('cancelled') },
    completeOfficeBooking: bookingMutation,
    changeDayState: bookingMutation,
    confirmAttendance: bookingMutation,
    reopenBooking: bookingMutation,
    completeToday: bookingMutation,
    undoCompletions: bookingMutation,
    undoBookingChange: bookingMutation,
  },
});
