import { PastOffice } from '../../../features/booking/past/PastOffice.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';

/** The page that shows the office as of a date and time. */
export function PastOfficePage() {
  return (
    <ProtectedRoute roles={['auditor', 'admin_staff']}>
      <title>View as of…</title>
      <header className="page-head">
        <h1 className="type-page">View as of…</h1>
      </header>
      <PastOffice />
    </ProtectedRoute>
  );
}
