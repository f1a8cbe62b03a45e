import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useClientFinder } from '../../../features/reporting/clients/use-client-finder.js';
import { LazyBookingPanel } from '../../../features/booking/manage/panel/LazyBookingPanel.js';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { isDesk } from '../../../features/identity/auth/format-role.js';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { Brand } from '../../../shared/ui/BrandMark.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Hints } from '../../../shared/ui/hint/Hints.js';
import { MenuIcon } from '../../../shared/ui/icons.js';
import { UnsavedChangesGuard } from '../../../shared/unsaved/UnsavedChangesGuard.js';
import { useDoubleClickGuard } from '../../../shared/ui/use-double-click-guard.js';
import { useScrollbarGutter } from '../../../shared/ui/use-scrollbar-gutter.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import { AccountMenu } from './AccountMenu.js';
import { LazyCheckout } from './LazyCheckout.js';
import { bottomBar } from './nav-entries.js';
import { BackOfficeNav } from './BackOfficeNav.js';
import { ReadOnly } from '../../../shared/read-only/read-only.js';
import './back-office-shell.css';
import './shell-print.css';

const loadDrawer = () => import('./NavDrawer.js');
const NavDrawer = lazy(loadDrawer);

/**
 * The navigation around an office page: a sider; below 992 px a top bar with a drawer, and a bottom bar for therapists
 * on a phone. Also shown while the session loads.
 */
export function BackOfficeShell({ children }: { children?: ReactNode }) {
  useScrollbarGutter();
  useDoubleClickGuard();
  const { user, userRole, needsSecondFactor } = useAuth();
  // Until it is set up, only the Security page is allowed.
  const navRole = needsSecondFactor ? null : userRole;
  const { data: shop } = useGetShopQuery();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useHasBeenTrue(isOpen);
  const brand = (
    <Link to="/staff" className="office-brand">
      <Brand name={shop?.name ?? ''} />
    </Link>
  );
  // The sider or the top bar is shown, never both.
  const finder = useClientFinder(isDesk(navRole));
  return (
    <ReadOnly value={userRole === 'auditor'}>
      <div className="office-shell" data-role={userRole ?? 'none'}>
        <UnsavedChangesGuard />
        <Hints />
        <a href="#content" className="skip-link button">
          Skip to content
        </a>
        <aside className="office-sider">
          {brand}
          {finder.box}
          <BackOfficeNav role={navRole} />
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
          {finder.icon}
          <AccountMenu compact />
        </header>
        {finder.dialog}
        {wasOpened && (
          <Suspense>
            <NavDrawer isOpen={isOpen} onClose={() => setOpen(false)}>
              <BackOfficeNav role={navRole} onNavigate={() => setOpen(false)} />
            </NavDrawer>
          </Suspense>
        )}
        <main id="content" tabIndex={-1} className="office-main" data-toasts="one-line">
          {children}
        </main>
        {isDesk(navRole) && <LazyBookingPanel userId={user?.id} />}
        {isDesk(navRole) && <LazyCheckout />}
        {navRole === 'staff' && <BottomBar />}
      </div>
    </ReadOnly>
  );
}

const BottomBar = () => (
  <nav aria-label="Quick" className="office-bottom">
    {bottomBar.map(({ to, shortLabel, Icon }) => (
      <NavLink key={to} to={to} end className="office-bottom-entry">
        <Icon />
        {shortLabel}
      </NavLink>
    ))}
  </nav>
);
