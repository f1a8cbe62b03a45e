import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api, type CustomerBookingDto, useCompleteBookingQuery } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { connectLive } from '../../../shared/live/live-connection.js';
import { useWatchedDays } from '../../../shared/live/use-watched-days.js';

/**
 * Reads the booking behind a private link, again when its day changes and when the visitor comes back to the page.
 * @returns `booking`: undefined while it loads, null when there is none; `hasFailed` while the server cannot be reached
 */
export function useClientBooking(sessionId: string | null) {
  const asked = { bookingSessionDto: { sessionId: sessionId ?? '' } };
  const dispatch = useDispatch();
  // An error stays until the next answer.
  const { data, error, refetch } = useCompleteBookingQuery(sessionId ? asked : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const booking = data?.booking ?? (isUnknown(error) || !sessionId ? null : undefined);
  useEffect(connectLive, []);
  useWatchedDays(booking?.booking_date, booking ? [booking.therapist_id] : []);
  return {
    booking,
    hasFailed: booking === undefined && error !== undefined,
    show: (changed: CustomerBookingDto) =>
      void dispatch(
        api.util.upsertQueryEntries([{ endpointName: 'completeBooking', arg: asked, value: { booking: changed } }]),
      ),
    refresh: () => void (sessionId && refetch()),
  };
}

/** Whether the server says that there is no booking behind the link. Any other error says nothing about the booking. */
const isUnknown = (error: unknown) => [404, 422].includes(parseProblem(error)?.status ?? 0);
