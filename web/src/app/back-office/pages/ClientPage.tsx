import { useParams } from 'react-router-dom';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { ClientRecord } from '../../../features/reporting/clients/ClientRecord.js';

export function ClientPage() {
  const { id = '' } = useParams();
  return (
    <ProtectedRoute roles={['admin_staff']}>
      <ClientRecord key={id} id={id} />
    </ProtectedRoute>
  );
}
