import { useParams } from 'react-router-dom';
import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { ClientRecord } from '../../../features/reporting/clients/ClientRecord.js';

export function ClientPage() {
  const { id = '' } = useParams();
  return (
    <ProtectedRoute roles={DESK_ROLES}>
      <ClientRecord key={id} id={id} />
    </ProtectedRoute>
  );
}
