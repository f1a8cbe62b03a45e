import { ManageTherapists } from '../../../features/catalog/therapists/ManageTherapists.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';

export function TherapistsPage() {
  const { userRole } = useAuth();
  return <ManageTherapists role={userRole} />;
}
