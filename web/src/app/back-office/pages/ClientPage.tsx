import { Navigate, useParams } from 'react-router-dom';
import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { ClientRecord } from '../../../features/reporting/clients/ClientRecord.js';

export function ClientPage() {
  const { id = '' } = useParams();
  const { userRole } = useAuth();
  if (userRole === 'auditor') return <Navigate to={`/past?view=client&customer=${id}`} replace />;
  return (
    <ProtectedRoute roles={DESK_ROLES}>
      <ClientRecord key={id} id={id} isAdmin={userRole === 'admin_staff'} />
    </ProtectedRoute>
  );
}
