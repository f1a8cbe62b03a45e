import { Outlet } from 'react-router-dom';
import { useFreshBookings } from '../../features/booking/manage/use-fresh-bookings.js';
import { useAuth } from '../../features/identity/auth-context.js';
import { ProtectedRoute } from '../../features/identity/ProtectedRoute.js';
import { OfficeTheme } from '../AppTheme.js';
import { OfficeShell } from './OfficeShell.js';

/** What every page behind the sign-in stands in. Which roles may see a page is said where its route is. */
export function OfficeLayout() {
  const { userRole } = useAuth();
  useFreshBookings(userRole !== null);
  return (
    <OfficeTheme>
      <ProtectedRoute waiting={<OfficeShell />}>
        <OfficeShell>
          <Outlet />
        </OfficeShell>
      </ProtectedRoute>
    </OfficeTheme>
  );
}
