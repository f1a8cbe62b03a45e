import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { Clients } from '../../../features/reporting/clients/Clients.js';

export function ClientsPage() {
  const { userRole } = useAuth();
  return (
    <ProtectedRoute roles={DESK_ROLES}>
      <Clients isAdmin={userRole === 'admin_staff'} />
    </ProtectedRoute>
  );
}
