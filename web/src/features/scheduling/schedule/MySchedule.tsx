import { Select } from 'antd';
import { useListOfficeTherapistsQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import { useFreshSchedule } from '../use-fresh-schedule.js';
import { ManageTimeSlots } from './ManageTimeSlots.js';
import { TherapistDays } from './TherapistDays.js';
import { useScheduleChoice } from './use-schedule-choice.js';
import './my-schedule.css';

interface MyScheduleProps {
  /** Whom somebody signs in as; null: no therapist. */
  therapistId: string | null;
  /** Admins keep everybody's days. */
  isAdmin: boolean;
}

/** A therapist's days with what is blocked in them, and the shop's time slots. */
export function MySchedule({ therapistId, isAdmin }: MyScheduleProps) {
  const today = useShopNow()?.date;
  const { date, therapist, choose } = useScheduleChoice(today);
  const query = useListOfficeTherapistsQuery();
  useLoadFailureToast(query, 'Failed to load schedule data');
  useFreshSchedule();

  const therapists = query.data?.filter(({ is_active, id }) => is_active || id === therapistId);
  const own = therapistId ?? undefined;
  const shown = isAdmin ? (therapists?.find(({ id }) => id === therapist)?.id ?? own ?? therapists?.[0]?.id) : own;
  return (
    <>
      <title>My Schedule</title>
      <header className="page-head">
        <h1 className="type-page">My Schedule</h1>
        {isAdmin && (
          <Select
            aria-label="Therapist"
            className="schedule-who"
            loading={!therapists}
            showSearch={{ optionFilterProp: 'label' }}
            options={therapists?.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown}
            onChange={(id) => choose('therapist', id)}
          />
        )}
      </header>
      {!isAdmin && !own ? (
        <NoProfile />
      ) : (
        today &&
        date && (
          <TherapistDays
            key={shown}
            therapistId={shown}
            today={today}
            date={date}
            onDate={(day) => choose('date', day)}
          />
        )
      )}
      <ManageTimeSlots />
    </>
  );
}

function NoProfile() {
  return (
    <section className="schedule-no-profile">
      <h2 className="type-item">No Profile Found</h2>
      <p className="second">You don&apos;t have a therapist profile yet. Please contact an administrator.</p>
    </section>
  );
}
