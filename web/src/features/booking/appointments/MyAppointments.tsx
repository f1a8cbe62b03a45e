import { lazy, Suspense } from 'react';
import { useListRosterQuery } from '../../../shared/api/generated.js';
import { NoProfile } from '../../../shared/ui/NoProfile.js';
import { formatShiftHours } from '../../../shared/dates/format-shift-hours.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { useBookingListParams } from '../manage/list/booking-filter.js';
import { useBookingsView } from '../manage/use-bookings-view.js';
import { AppointmentList } from './AppointmentList.js';
import './my-appointments.css';

const DayView = lazy(() => import('../day/DayView.js'));

/** The upcoming appointments of the signed-in therapist, as a list or with `?view=day` as a day. */
export function MyAppointments({ therapistId }: { therapistId: string | null }) {
  const [view, setView] = useBookingsView();
  const [{ date }, change] = useBookingListParams();
  if (!therapistId) return <NoProfile title="My Appointments" />;
  return (
    <>
      <title>My Appointments</title>
      <header className="page-head appointments-head">
        <h1 className="type-page">My Appointments</h1>
        <Segmented
          aria-label="View"
          value={view === 'day' ? 'day' : 'table'}
          onChange={setView}
          options={[
            { value: 'table' as const, label: 'List' },
            { value: 'day' as const, label: 'Day' },
          ]}
        />
      </header>
      <RosteredToday therapistId={therapistId} />
      {view === 'day' ? (
        <Suspense>
          <DayView only={therapistId} date={date} onDate={(to) => change({ date: to })} />
        </Suspense>
      ) : (
        <AppointmentList therapistId={therapistId} />
      )}
    </>
  );
}

function RosteredToday({ therapistId }: { therapistId: string }) {
  const today = useShopNow()?.date;
  const { data: roster } = useListRosterQuery({ date: today }, { skip: !today });
  const shifts = roster?.filter(({ therapist_id }) => therapist_id === therapistId);
  const hours = shifts?.map(({ shift_hours }) => formatShiftHours(shift_hours)).join(' and ');
  // The line is rendered from the start, so that nothing moves when its text arrives.
  return (
    <p className="appointments-roster second">
      {shifts && (shifts[0] ? `${shifts[0].therapist_name}, rostered today ${hours}` : 'Not rostered today')}
    </p>
  );
}
