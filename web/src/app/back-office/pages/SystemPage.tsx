import { SystemStatus } from '../../../features/operations/SystemStatus.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';

/** The page for whoever runs the installation. */
export function SystemPage() {
  return (
    <ProtectedRoute roles={['auditor', 'admin_staff']}>
      <title>System Status</title>
      <header className="page-head">
        <h1 className="type-page">System Status</h1>
      </header>
      <SystemStatus />
    </ProtectedRoute>
  );
}
