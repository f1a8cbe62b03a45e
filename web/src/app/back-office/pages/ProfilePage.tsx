import { MyProfile } from '../../../features/catalog/profile/MyProfile.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';

export function ProfilePage() {
  const { therapistId } = useAuth();
  return (
    <ProtectedRoute roles={['staff', 'admin_staff']}>
      <MyProfile therapistId={therapistId} />
    </ProtectedRoute>
  );
}
