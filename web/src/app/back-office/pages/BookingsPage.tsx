import { ManageBookings } from '../../../features/booking/manage/ManageBookings.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';

export function BookingsPage() {
  const { user, userRole } = useAuth();
  return (
    <ProtectedRoute roles={['staff', 'admin_staff']}>
      <ManageBookings userId={user?.id} readOnly={userRole !== 'admin_staff'} />
    </ProtectedRoute>
  );
}
