import { Button, Empty } from 'antd';
import { useEffect } from 'react';
import { useListRosterQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { NoProfile } from '../../../shared/NoProfile.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import { useBookingPagesInfiniteQuery } from '../manage/office-bookings-api.js';
import { AppointmentCounts } from './AppointmentCounts.js';
import { AppointmentDays } from './AppointmentDays.js';
import { AppointmentsSkeleton } from './AppointmentsSkeleton.js';
import './my-appointments.css';

/** What the signed-in therapist has from today on, cancelled ones included. */
export function MyAppointments({ therapistId }: { therapistId: string | null }) {
  const now = useShopNow();
  const query = useBookingPagesInfiniteQuery(
    { status: 'all', order: 'earliest', from: now?.date },
    { skip: !now || !therapistId },
  );
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  useLoadFailureToast(query, 'Failed to load your appointments');
  // The counts speak of all that is to come, which the booking window keeps short.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  if (!therapistId) return <NoProfile title="My Appointments" />;
  const appointments = data?.pages
    .flatMap(({ items }) => items)
    .filter((booking) => booking.therapist_id === therapistId);
  return (
    <>
      <title>My Appointments</title>
      <header className="page-head">
        <h1 className="type-page">My Appointments</h1>
      </header>
      <RosteredToday therapistId={therapistId} today={now?.date} />
      {!appointments || !now ? (
        isError ? <Button onClick={() => refetch()}>Try again</Button> : <AppointmentsSkeleton />
      ) : (
        <>
          <AppointmentCounts appointments={appointments} />
          {appointments.length === 0 ? (
            <Empty image={null} description="No appointments from today on." />
          ) : (
            <AppointmentDays appointments={appointments} now={now} />
          )}
        </>
      )}
    </>
  );
}

function RosteredToday({ therapistId, today }: { therapistId: string; today: string | undefined }) {
  const { data: roster } = useListRosterQuery({ date: today }, { skip: !today });
  const shifts = roster?.filter(({ therapist_id }) => therapist_id === therapistId);
  const hours = shifts?.map(({ shift_hours }) => shift_hours).join(' and ');
  // A line that is there from the start, so that nothing moves when it is filled in.
  return (
    <p className="appointments-roster second">
      {shifts && (shifts[0] ? `${shifts[0].therapist_name}, rostered today ${hours}` : 'Not rostered today')}
    </p>
  );
}
