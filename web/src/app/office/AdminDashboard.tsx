import { Button, Tabs } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ActionLogs } from '../../features/audit/ActionLogs.js';
import { useBookingToasts } from '../../features/booking/manage/use-booking-toasts.js';
import { useAuth } from '../../features/identity/auth-context.js';
import { ProtectedRoute } from '../../features/identity/ProtectedRoute.js';

const refusal = {
  to: '/',
  text: 'Staff access required',
  unreadableText: "You don't have permission to access this area",
};

export function AdminDashboardPage() {
  return (
    <ProtectedRoute roles={['staff', 'admin_staff']} refusal={refusal}>
      <AdminDashboard />
    </ProtectedRoute>
  );
}

function AdminDashboard() {
  const { user, userRole } = useAuth();
  const navigate = useNavigate();
  useBookingToasts(user?.id);
  return (
    <>
      <title>Admin Dashboard</title>
      <header className="page-head">
        <h1 className="type-page">Admin Dashboard</h1>
        <Button onClick={() => navigate('/')}>Back to Main Site</Button>
      </header>
      {userRole === 'admin_staff' ? (
        <Tabs items={[{ key: 'action-logs', label: 'Action Logs', children: <ActionLogs /> }]} />
      ) : (
        <p className="second">The tabs for staff come with the next release.</p>
      )}
    </>
  );
}
