import { MyProfile } from '../../features/catalog/profile/MyProfile.js';
import { ProtectedRoute } from '../../features/identity/ProtectedRoute.js';

export function ProfilePage() {
  return (
    <ProtectedRoute roles={['staff', 'admin_staff']}>
      <MyProfile />
    </ProtectedRoute>
  );
}
