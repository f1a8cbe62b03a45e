import { DESK_ROLES } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { DayClose } from '../../../features/payments/drawer/DayClose.js';

export const DayClosePage = () => (
  <ProtectedRoute roles={['auditor', ...DESK_ROLES]}>
    <DayClose />
  </ProtectedRoute>
);
