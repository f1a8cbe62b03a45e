import { useListOfficeTherapistsQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { SelectField } from '../../../shared/ui/fields/SelectField.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { MyLeave } from '../leave/MyLeave.js';
import { ManageTimeSlots } from '../time-slots/ManageTimeSlots.js';
import { TherapistDays } from './TherapistDays.js';
import { useScheduleUrlState } from './use-schedule-url-state.js';
import './my-schedule.css';

interface MyScheduleProps {
  /** Id of the therapist whom somebody signs in as; null for none. */
  therapistId: string | null;
  /** Whether everybody's days can be chosen, as by admins. */
  isAdmin: boolean;
}

/** A therapist's days with their blocks, and the shop's time slots. */
export function MySchedule({ therapistId, isAdmin }: MyScheduleProps) {
  const today = useShopNow()?.date;
  const { date, therapist, choose } = useScheduleUrlState(today);
  const query = useListOfficeTherapistsQuery();
  useLoadFailureToast(query, 'Failed to load schedule data');

  const therapists = query.data?.filter(({ is_active, id }) => is_active || id === therapistId);
  const own = therapistId ?? undefined;
  // Whoever the address names is known once the list is: until then nobody's days are shown in their place.
  const isAwaited = isAdmin && therapist !== undefined && query.isLoading;
  const chosen = isAdmin ? therapists?.find(({ id }) => id === therapist)?.id : undefined;
  const shown = isAwaited ? undefined : (chosen ?? own ?? (isAdmin ? therapists?.[0]?.id : undefined));
  return (
    <>
      <title>My Schedule</title>
      <header className="page-head">
        <h1 className="type-page">My Schedule</h1>
        {isAdmin && (
          <div className="schedule-who">
            <SelectField
              label="Therapist"
              options={therapists?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
              value={shown ?? ''}
              onChange={(id) => choose('therapist', id)}
            />
          </div>
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
      {shown && today && <MyLeave key={shown} therapistId={shown} today={today} isAdmin={isAdmin} />}
      {today && <ShopStartTimes />}
    </>
  );
}

/** The shop's start times, which open by a link, since they are not the therapist's own. */
function ShopStartTimes() {
  const [params, change] = useUrlState();
  const isOpen = params.get('section') === 'start-times';
  return (
    <>
      <p className="schedule-start-times">
        <Button
          variant="link"
          aria-expanded={isOpen}
          onClick={() => change({ section: isOpen ? undefined : 'start-times' })}
        >
          Shop’s start times
        </Button>
      </p>
      {isOpen && <ManageTimeSlots />}
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
