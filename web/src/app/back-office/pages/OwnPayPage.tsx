import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { OwnPay } from '../../../features/payments/pay/OwnPay.js';

export function OwnPayPage() {
  const { therapistId } = useAuth();
  return (
    <ProtectedRoute roles={['staff', 'admin_staff']}>
      <OwnPay therapistId={therapistId} />
    </ProtectedRoute>
  );
}
