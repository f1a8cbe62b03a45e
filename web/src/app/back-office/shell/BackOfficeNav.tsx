import { NavLink } from 'react-router-dom';
import { useCountPendingBookingsQuery } from '../../../shared/api/generated.js';
import { isDesk } from '../../../features/identity/auth/format-role.js';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import { getNavEntries, type NavEntry } from './nav-entries.js';

export function BackOfficeNav({ role, onNavigate }: { role: Role | null; onNavigate?: () => void }) {
  const { shop, own } = getNavEntries(role);
  const { currentData: pending } = useCountPendingBookingsQuery(undefined, { skip: !isDesk(role) });
  return (
    <nav aria-label="Office" className="office-nav" onClick={onNavigate}>
      {shop.map((entry) => (
        <Entry key={entry.to} {...entry} waiting={entry.to === '/bookings' ? pending?.count : undefined} />
      ))}
      {own.length > 0 && <p className="office-nav-head">My work</p>}
      {own.map((entry) => (
        <Entry key={entry.to} {...entry} />
      ))}
    </nav>
  );
}

function Entry({ to, label, Icon, waiting = 0 }: NavEntry & { waiting?: number }) {
  return (
    <NavLink to={to} end className="office-nav-entry">
      <Icon />
      {label}
      {waiting > 0 && (
        <span className="office-nav-count">
          {waiting}
          <span className="visually-hidden"> pending</span>
        </span>
      )}
    </NavLink>
  );
}
