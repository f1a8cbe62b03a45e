import { useAuth } from '../../features/identity/auth-context.js';
import { RosterTab } from '../../features/scheduling/roster/RosterTab.js';

export function RosterPanel() {
  const { userRole } = useAuth();
  return <RosterTab readOnly={userRole !== 'admin_staff'} />;
}
