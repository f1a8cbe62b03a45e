import { Link, Navigate, useNavigate } from 'react-router-dom';
import { OwnDay } from '../../../features/booking/appointments/OwnDay.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { useListOfficeTherapistsQuery } from '../../../shared/api/generated.js';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { toFirstName } from './to-first-name.js';
import { formatRole } from '../../../features/identity/auth/format-role.js';
import { getHomePath } from '../../../features/identity/auth/home-path.js';
import { getDashboardCards } from './dashboard-cards.js';
import { NoRole } from '../shell/NoRole.js';
import './staff-dashboard.css';

export function StaffDashboard() {
  const { user, userRole, therapistId, roleLoading, signOut } = useAuth();
  const { data: therapists } = useListOfficeTherapistsQuery(undefined, { skip: !therapistId });
  const navigate = useNavigate();
  if (roleLoading) return <PageSkeleton />;
  if (!userRole) return <NoRole />;
  if (userRole === 'auditor') return <Navigate to={getHomePath(userRole)} replace />;
  return (
    <>
      <title>Staff Dashboard</title>
      <header className="page-head">
        <h1 className="type-page">Staff Dashboard</h1>
        <span className="dashboard-ways-out">
          <Button onClick={() => navigate('/')}>Home</Button>
          <Button onClick={signOut}>Sign Out</Button>
        </span>
      </header>
      <p className="dashboard-welcome">
        Welcome, {toFirstName(therapists?.find(({ id }) => id === therapistId)?.name, user?.email)}{' '}
        <span className="role-badge">{formatRole(userRole)}</span>
      </p>
      {therapistId && <OwnDay therapistId={therapistId} />}
      <ul role="list" className="dashboard-cards">
        {getDashboardCards(userRole).map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link to={to} className="dashboard-card">
              <Icon />
              <span className="type-small-head">{title}</span>
              <span className="second">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Alert
        type="info"
        title="What each role may do"
        description={
          <>
            <p>Staff can only view assigned bookings (read-only access).</p>
            <p>Receptionists can view, edit and cancel all bookings, and know the clients.</p>
            <p>Auditors read the action log, money and reports, in which clients have no names.</p>
            <p>Admin can view, edit, cancel and delete all bookings and manage therapists, services and schedules.</p>
          </>
        }
      />
    </>
  );
}
