import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { Clients } from '../../../features/reporting/clients/Clients.js';

export function ClientsPage() {
  return (
    <ProtectedRoute roles={DESK_ROLES}>
      <Clients />
    </ProtectedRoute>
  );
}
