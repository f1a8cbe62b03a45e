import { parseProblem } from '../../../shared/api/problem.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { NoProfile } from '../../../shared/ui/NoProfile.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useGetProfileQuery } from '../catalog-api.js';
import { CalendarLink } from '../calendar-link/CalendarLink.js';
import { ProfileForm } from './ProfileForm.js';
import '../records/records.css';
import './profile.css';

const OwnCalendar = onDemand(
  async () => (await import('../own-calendar/OwnCalendar.js')).OwnCalendar,
  <div role="status" aria-label="Loading your own calendar" className="skeleton profile-skeleton" />,
);

interface MyProfileProps {
  /** Id of the therapist whom somebody signs in as; null for none: nothing is then fetched. */
  therapistId: string | null;
}

/** The therapist's own record: the fields that they may edit, and those that the shop sets. */
export function MyProfile({ therapistId }: MyProfileProps) {
  const query = useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true, skip: !therapistId });
  const { data: profile, error, isError, startedTimeStamp, refetch } = query;
  // The account's therapist may have been removed since the page read it.
  const hasNoProfile = !therapistId || parseProblem(error)?.status === 404;
  useLoadFailureToast(
    { isError: isError && !hasNoProfile, ...(startedTimeStamp && { startedTimeStamp }) },
    'Failed to load your profile',
  );
  if (hasNoProfile) return <NoProfile title="My Profile" />;
  return (
    <>
      <title>My Profile</title>
      <header className="page-head">
        <h1 className="type-page">My Profile</h1>
      </header>
      {profile ? (
        <>
          <ProfileForm profile={profile} reload={async () => (await refetch()).data} />
          <section className="profile-calendar" aria-labelledby="calendar-link">
            <h2 id="calendar-link" className="type-item">
              Calendar link
            </h2>
            <CalendarLink therapistId={therapistId} />
          </section>
          <section className="profile-calendar" aria-labelledby="own-calendar">
            <h2 id="own-calendar" className="type-item">
              Own calendar
            </h2>
            <OwnCalendar therapistId={therapistId} />
          </section>
        </>
      ) : isError ? (
        <RetryPanel text="Failed to load your profile" onRetry={refetch} />
      ) : (
        <div role="status" aria-label="Loading your profile" className="profile">
          <div className="skeleton profile-skeleton" />
          <div className="skeleton profile-skeleton" />
        </div>
      )}
    </>
  );
}
