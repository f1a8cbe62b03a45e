import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { SharedClients } from '../../../features/reporting/clients/SharedClients.js';

export function SharedClientsPage() {
  return (
    <ProtectedRoute roles={DESK_ROLES}>
      <SharedClients />
    </ProtectedRoute>
  );
}
