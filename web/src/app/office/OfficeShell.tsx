import { Button, Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useAuth } from '../../features/identity/auth-context.js';
import { useGetShopQuery } from '../../shared/api/generated.js';
import { Brand } from '../../shared/BrandMark.js';
import { MenuIcon } from '../../shared/icons.js';
import { LossGuard } from '../../shared/unsaved/LossGuard.js';
import { AccountMenu } from './AccountMenu.js';
import { bottomBar } from './nav-entries.js';
import { OfficeNav } from './OfficeNav.js';
import './office-shell.css';

/** Sider, or below 992 px a top bar with a drawer, and for therapists on a phone a bottom bar. Stands while the session loads. */
export function OfficeShell({ children }: { children?: ReactNode }) {
  const { userRole } = useAuth();
  const { data: shop } = useGetShopQuery();
  const [isOpen, setOpen] = useState(false);
  const brand = (
    <Link to="/staff" className="office-brand">
      <Brand name={shop?.name ?? ''} />
    </Link>
  );
  return (
    <div className="office-shell" data-role={userRole ?? 'none'}>
      <LossGuard />
      <a href="#content" className="skip-link button">
        Skip to content
      </a>
      <aside className="office-sider">
        {brand}
        <OfficeNav role={userRole} />
        <AccountMenu />
      </aside>
      <header className="office-bar">
        <Button
          type="text"
          className="office-bar-menu"
          icon={<MenuIcon />}
          aria-label="Menu"
          onClick={() => setOpen(true)}
        />
        {brand}
        <AccountMenu compact />
      </header>
      <Drawer open={isOpen} onClose={() => setOpen(false)} placement="left" size={280} title="Menu">
        <OfficeNav role={userRole} onNavigate={() => setOpen(false)} />
      </Drawer>
      <main id="content" tabIndex={-1} className="office-main">
        {children}
      </main>
      {userRole === 'staff' && (
        <nav aria-label="Quick" className="office-bottom">
          {bottomBar.map(({ to, shortLabel, Icon }) => (
            <NavLink key={to} to={to} end className="office-bottom-entry">
              <Icon />
              {shortLabel}
            </NavLink>
          ))}
        </nav>
      )}
    </div>
  );
}
