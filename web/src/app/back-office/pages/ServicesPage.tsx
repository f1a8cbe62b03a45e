import { ManageServices } from '../../../features/catalog/services/ManageServices.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';

export function ServicesPage() {
  const { userRole } = useAuth();
  return <ManageServices role={userRole} />;
}
