import { Button, Empty } from 'antd';
import { problemOf } from '../../../shared/api/problem.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { NoProfile } from '../../../shared/NoProfile.js';
import { useGetProfileQuery } from '../catalog-api.js';
import { useFreshCatalog } from '../use-fresh-catalog.js';
import { ProfileForm } from './ProfileForm.js';
import '../records.css';
import './profile.css';

/** What therapists edit of their own record, beside what only an administrator does. */
export function MyProfile() {
  const query = useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: profile, error, isError, startedTimeStamp, refetch } = query;
  const isNobody = problemOf(error)?.status === 404;
  useLoadFailureToast({ isError: isError && !isNobody, ...(startedTimeStamp && { startedTimeStamp }) }, 'Failed to load your profile');
  useFreshCatalog();
  if (isNobody) return <NoProfile title="My Profile" />;
  return (
    <>
      <title>My Profile</title>
      <header className="page-head">
        <h1 className="type-page">My Profile</h1>
      </header>
      {profile ? (
        <ProfileForm profile={profile} lookAgain={async () => (await refetch()).data} />
      ) : isError ? (
        <Empty image={null} description="Failed to load your profile" className="record-none">
          <Button onClick={() => refetch()}>Try again</Button>
        </Empty>
      ) : (
        <div role="status" aria-label="Loading your profile" className="profile">
          <div className="skeleton profile-skeleton" />
          <div className="skeleton profile-skeleton" />
        </div>
      )}
    </>
  );
}
