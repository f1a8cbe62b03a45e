import { ManageServices } from '../../../features/catalog/services/ManageServices.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.js';

export function ServicesPage() {
  const { userRole, roleLoading } = useAuth();
  // Every card depends on the role.
  if (roleLoading) return <PageSkeleton />;
  return <ManageServices role={userRole} />;
}
