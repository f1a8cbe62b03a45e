import { onDemand } from '../../../shared/ui/on-demand.js';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ManageBookings } from '../../../features/booking/manage/ManageBookings.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { DESK_ROLES, isDesk } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';

const TimeOffDialog = onDemand(async () => (await import('./TimeOffDialog.js')).TimeOffDialog);

export function BookingsPage() {
  const { user, userRole } = useAuth();
  const booking = useSearchParams()[0].get('booking');
  if (userRole === 'auditor') return <Navigate to={`/past${booking ? `?booking=${booking}` : ''}`} replace />;
  return (
    <ProtectedRoute roles={['staff', ...DESK_ROLES]}>
      <ManageBookings
        userId={user?.id}
        readOnly={!isDesk(userRole)}
        isAdmin={userRole === 'admin_staff'}
        TimeOffDialog={TimeOffDialog}
      />
    </ProtectedRoute>
  );
}
