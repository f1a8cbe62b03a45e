import { Button, Tabs } from 'antd';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBookingToasts } from '../../features/booking/manage/use-booking-toasts.js';
import { useAuth } from '../../features/identity/auth-context.js';
import { ProtectedRoute } from '../../features/identity/ProtectedRoute.js';
import { tabsOf } from './dashboard-tabs.js';
import './admin-dashboard.css';

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

/** The open tab stands in the address, and only it is on the page; what else a tab keeps there goes with it. */
function AdminDashboard() {
  const { user, userRole } = useAuth();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  useBookingToasts(user?.id);
  const tabs = tabsOf(userRole);
  const open = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  return (
    <>
      <title>Admin Dashboard</title>
      <header className="page-head">
        <h1 className="type-page">Admin Dashboard</h1>
        <Button onClick={() => navigate('/')}>Back to Main Site</Button>
      </header>
      <Tabs
        className="dashboard-tabs"
        activeKey={open?.key}
        onChange={(tab) => setParams({ tab })}
        destroyOnHidden
        items={tabs.map(({ key, label, Panel }) => ({
          key,
          label,
          children: (
            <Suspense fallback={<TabSkeleton />}>
              <Panel role={userRole} />
            </Suspense>
          ),
        }))}
      />
    </>
  );
}

function TabSkeleton() {
  return (
    <div className="tab-skeleton" role="status" aria-label="Loading the tab">
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}
