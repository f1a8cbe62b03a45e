import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LazyBookingPanel } from '../../../features/booking/manage/panel/LazyBookingPanel.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { getHomePath } from '../../../features/identity/auth/home-path.js';
import { isDesk } from '../../../features/identity/auth/format-role.js';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { ReadOnly } from '../../../shared/read-only/read-only.js';
import { Brand } from '../../../shared/ui/BrandMark.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Hints } from '../../../shared/ui/hint/Hints.js';
import { MenuIcon } from '../../../shared/ui/icons.js';
import { SidebarIcon } from '../../../shared/ui/office-icons.js';
import { useDoubleClickGuard } from '../../../shared/ui/use-double-click-guard.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import { useScrollbarGutter } from '../../../shared/ui/use-scrollbar-gutter.js';
import { UnsavedChangesGuard } from '../../../shared/unsaved/UnsavedChangesGuard.js';
import { usePalette } from '../palette/use-palette.js';
import { AccountMenu } from './AccountMenu.js';
import { BackOfficeNav } from './BackOfficeNav.js';
import { BottomBar } from './BottomBar.js';
import { LazyCheckout } from './LazyCheckout.js';
import { useNavRole } from './use-nav-role.js';
import { useSidebar } from './use-sidebar.js';
import { useWaitingWork } from '../navigation/use-waiting-work.js';
import './back-office-shell.css';
import './shell-print.css';

const loadDrawer = () => import('./NavDrawer.js');
const NavDrawer = lazy(loadDrawer);

/**
 * The navigation around an office page: a sidebar; below 992 px a top bar with a drawer, and on a phone a bottom bar.
 * Also shown while the session loads.
 */
export function BackOfficeShell({ children }: { children?: ReactNode }) {
  useScrollbarGutter();
  useDoubleClickGuard();
  const { user, userRole } = useAuth();
  const { role, isKnown } = useNavRole();
  const knownRole = isKnown ? role : null;
  const work = useWaitingWork(knownRole);
  const { data: shop } = useGetShopQuery();
  const { isCollapsed, toggle } = useSidebar();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useHasBeenTrue(isOpen);
  // The sidebar or the top bar is shown, never both.
  const palette = usePalette({ role, isKnown });
  const brand = (
    <Link to={getHomePath(role)} className="office-brand">
      <Brand name={shop?.name ?? ''} />
    </Link>
  );
  return (
    <ReadOnly value={userRole === 'auditor'}>
      <div className="office-shell" data-collapsed={isCollapsed || undefined}>
        <UnsavedChangesGuard />
        <Hints />
        <a href="#content" className="skip-link button">
          Skip to content
        </a>
        <aside className="office-sider">
          {brand}
          {palette.box}
          <BackOfficeNav role={role} work={work} isCollapsed={isCollapsed} />
          <button
            type="button"
            className="office-nav-entry office-collapse"
            aria-label={isCollapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
            data-hint={isCollapsed ? 'Expand the sidebar' : undefined}
            onClick={toggle}
          >
            <SidebarIcon />
            <span className="office-nav-label">Collapse</span>
          </button>
          <AccountMenu />
        </aside>
        <header className="office-bar">
          <Button
            variant="text"
            className="office-bar-menu"
            icon={<MenuIcon />}
            aria-label="Menu"
            onPointerDown={loadDrawer}
            onClick={() => setOpen(true)}
          />
          {brand}
          {palette.icon}
          <AccountMenu compact />
        </header>
        {palette.dialog}
        {wasOpened && (
          <Suspense>
            <NavDrawer isOpen={isOpen} onClose={() => setOpen(false)}>
              <BackOfficeNav role={role} work={work} onNavigate={() => setOpen(false)} />
            </NavDrawer>
          </Suspense>
        )}
        <main id="content" tabIndex={-1} className="office-main" data-toasts="one-line">
          {children}
        </main>
        {isDesk(knownRole) && <LazyBookingPanel userId={user?.id} />}
        {isDesk(knownRole) && <LazyCheckout isAdmin={knownRole === 'admin_staff'} />}
        <BottomBar role={role} work={work} onMore={() => setOpen(true)} onMoreIntent={() => void loadDrawer()} />
      </div>
    </ReadOnly>
  );
}
