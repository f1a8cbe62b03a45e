import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { DESK_ROLES, isDesk } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { GiftCertificates } from '../../../features/payments/gift-certificates/GiftCertificates.js';

export function GiftCertificatesPage() {
  const { userRole } = useAuth();
  return (
    <ProtectedRoute roles={['auditor', ...DESK_ROLES]}>
      <GiftCertificates isDesk={isDesk(userRole)} mayRefund={userRole === 'admin_staff'} />
    </ProtectedRoute>
  );
}
