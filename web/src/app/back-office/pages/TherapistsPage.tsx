import { ManageTherapists } from '../../../features/catalog/therapists/ManageTherapists.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.js';

export function TherapistsPage() {
  const { userRole, roleLoading } = useAuth();
  // What may be done there is part of every card.
  if (roleLoading) return <PageSkeleton />;
  return <ManageTherapists role={userRole} />;
}
