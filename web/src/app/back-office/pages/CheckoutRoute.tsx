import { useParams } from 'react-router-dom';
import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { CheckoutPage } from '../../../features/payments/checkout/CheckoutPage.js';

export function CheckoutRoute() {
  const { id = '' } = useParams();
  return (
    <ProtectedRoute roles={DESK_ROLES}>
      <CheckoutPage key={id} bookingId={id} />
    </ProtectedRoute>
  );
}
