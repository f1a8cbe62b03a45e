import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBookingToasts } from '../../../features/booking/manage/live-toasts/use-booking-toasts.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { isDesk } from '../../../features/identity/auth/format-role.js';
import { ProtectedRoute } from '../../../features/identity/auth/ProtectedRoute.js';
import { useGetSetupChecklistQuery, useGetShopQuery } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Tabs } from '../../../shared/ui/tabs/Tabs.js';
import { getDashboardTabs } from './dashboard-tabs.js';
import './admin-dashboard.css';

/** Loaded when it is shown, because most shops have finished setting up. */
const SetupChecklist = lazy(async () => ({
  default: (await import('../../../features/setup/checklist/SetupChecklist.js')).SetupChecklist,
}));

const FullDurationNotice = lazy(async () => ({
  default: (await import('../../../features/catalog/settings/FullDurationNotice.js')).FullDurationNotice,
}));

const ACCESS_DENIED = {
  to: '/',
  text: 'Staff access required',
  unreadableText: "You don't have permission to access this area",
};

export function AdminDashboardPage() {
  return (
    <ProtectedRoute roles={['staff', 'auditor', 'admin_staff']} denied={ACCESS_DENIED}>
      <AdminDashboard />
    </ProtectedRoute>
  );
}

/** Keeps the open tab in the URL and renders only that one. Leaving a tab drops the URL's other parameters. */
function AdminDashboard() {
  const { user, userRole } = useAuth();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isAdmin = userRole === 'admin_staff';
  useBookingToasts(user?.id, { mayRead: isDesk(userRole), isAdmin });
  const tabs = getDashboardTabs(userRole);
  const open = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  const shop = useGetShopQuery();
  const setup = useGetSetupChecklistQuery(undefined, { skip: !isAdmin, refetchOnMountOrArgChange: true });
  const hasChecklist = setup.data?.is_shown || params.has('test_mail');
  // Everything above the tabs appears together with them: later it would move them under the pointer.
  const isLoading = shop.isLoading || setup.isLoading;
  return (
    <>
      <title>Admin Dashboard</title>
      <header className="page-head">
        <h1 className="type-page">Admin Dashboard</h1>
        <Button onClick={() => navigate('/')}>Back to Main Site</Button>
      </header>
      <Suspense fallback={<TabSkeleton />}>
        {/* Rendered while hidden, so that it reads its data meanwhile. */}
        <div className="dashboard-body" data-loading={isLoading || undefined}>
          {isLoading && <TabSkeleton />}
          {isAdmin && hasChecklist && setup.data && <SetupChecklist checklist={setup.data} onChanged={setup.refetch} />}
          {isAdmin && shop.data?.start_only && <FullDurationNotice />}
          <Tabs label="Dashboard" tabs={tabs} open={open?.key} onOpen={(tab) => setParams({ tab })}>
            {open && (
              <Suspense key={open.key} fallback={<TabSkeleton />}>
                <open.Panel role={userRole} />
              </Suspense>
            )}
          </Tabs>
        </div>
      </Suspense>
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
