import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { loadSession } from '../../../features/identity/auth/session-storage.js';
import type { Role } from '../../../features/identity/auth/session-slice.js';

/**
 * Returns the role whose navigation is shown: until the server has said which it is, that of the last visit, so that
 * nothing moves when it answers. `isKnown` says whether it has.
 */
export function useNavRole(): { role: Role | null; isKnown: boolean } {
  const { userRole, needsSecondFactor, loading, roleLoading } = useAuth();
  if (loading || roleLoading) return { role: loadSession()?.role ?? null, isKnown: false };
  // Until a second factor is set up, only the Security page is allowed.
  return { role: needsSecondFactor ? null : userRole, isKnown: true };
}
