import { ServiceOfferings } from '../../../features/catalog/services/ServiceOfferings.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';

export function ServiceOfferingsPage() {
  return (
    <ProtectedRoute roles={['staff', 'admin_staff']}>
      <ServiceOfferings />
    </ProtectedRoute>
  );
}
