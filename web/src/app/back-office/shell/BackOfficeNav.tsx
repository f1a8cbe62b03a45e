import { NavLink } from 'react-router-dom';
import { useCountLeaveRequestsQuery, useCountPendingBookingsQuery } from '../../../shared/api/generated.js';
import { isDesk } from '../../../features/identity/auth/format-role.js';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import { getNavEntries, type NavEntry } from './nav-entries.js';

export function BackOfficeNav({ role, onNavigate }: { role: Role | null; onNavigate?: () => void }) {
  const { shop, own } = getNavEntries(role);
  const { currentData: pending } = useCountPendingBookingsQuery(undefined, { skip: !isDesk(role) });
  const { currentData: leave } = useCountLeaveRequestsQuery(undefined, { skip: role !== 'admin_staff' });
  const waiting: Readonly<Record<string, Waiting | undefined>> = {
    '/bookings': { count: pending?.count, what: 'pending' },
    '/admindashboard': { count: leave?.count, what: 'for leave' },
  };
  return (
    <nav aria-label="Office" className="office-nav" onClick={onNavigate}>
      {shop.map((entry) => (
        <Entry key={entry.to} {...entry} waiting={waiting[entry.to]} />
      ))}
      {own.length > 0 && <p className="office-nav-head">My work</p>}
      {own.map((entry) => (
        <Entry key={entry.to} {...entry} />
      ))}
    </nav>
  );
}

/** The requests that wait for a decision on a page. */
interface Waiting {
  count: number | undefined;
  what: string;
}

function Entry({ to, label, Icon, waiting }: NavEntry & { waiting?: Waiting }) {
  return (
    <NavLink to={to} end className="office-nav-entry">
      <Icon />
      {label}
      {!!waiting?.count && (
        <span className="office-nav-count">
          {waiting.count}
          <span className="visually-hidden"> {waiting.what}</span>
        </span>
      )}
    </NavLink>
  );
}
