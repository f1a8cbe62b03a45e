import { Outlet } from 'react-router-dom';
import '../../../features/booking/manage/api/back-office-bookings-api.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.js';
import { BackOfficeTheme } from '../../../shared/ui/theme/AppTheme.js';
import { BackOfficeShell } from './BackOfficeShell.js';

/** The frame of every page behind the sign-in. Each route says which roles may see its page. */
export function BackOfficeLayout() {
  return (
    <BackOfficeTheme>
      <ProtectedRoute
        fallback={
          <BackOfficeShell>
            <PageSkeleton />
          </BackOfficeShell>
        }
      >
        <BackOfficeShell>
          <Outlet />
        </BackOfficeShell>
      </ProtectedRoute>
    </BackOfficeTheme>
  );
}
