import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { MySchedule } from '../../../features/scheduling/schedule/MySchedule.js';

export function SchedulePage() {
  const { therapistId, userRole } = useAuth();
  return (
    <ProtectedRoute roles={['staff', 'admin_staff']}>
      <MySchedule therapistId={therapistId} isAdmin={userRole === 'admin_staff'} />
    </ProtectedRoute>
  );
}
