import { ManageTherapists } from '../../../features/catalog/therapists/ManageTherapists.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.js';

export function TherapistsPage() {
  const { userRole, roleLoading } = useAuth();
  // Every card depends on the role.
  if (roleLoading) return <PageSkeleton />;
  return <ManageTherapists role={userRole} />;
}
