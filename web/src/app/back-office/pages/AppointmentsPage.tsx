import { MyAppointments } from '../../../features/booking/appointments/MyAppointments.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';

export function AppointmentsPage() {
  const { therapistId } = useAuth();
  return (
    <ProtectedRoute roles={['staff', 'admin_staff']}>
      <MyAppointments therapistId={therapistId} />
    </ProtectedRoute>
  );
}
