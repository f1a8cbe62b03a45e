import { useParams } from 'react-router-dom';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { FullCheckout } from '../../../features/payments/checkout/FullCheckout.js';

export function CheckoutPage() {
  const { id = '' } = useParams();
  const { userRole } = useAuth();
  return (
    <ProtectedRoute roles={DESK_ROLES}>
      <FullCheckout key={id} bookingId={id} isAdmin={userRole === 'admin_staff'} />
    </ProtectedRoute>
  );
}
