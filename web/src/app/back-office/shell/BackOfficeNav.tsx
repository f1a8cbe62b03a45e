import { Link, useLocation } from 'react-router-dom';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import { getNavigation, isCurrent, toPlace, type NavEntry } from '../navigation/nav-entries.js';
import type { WaitingWork } from '../navigation/use-waiting-work.js';

interface BackOfficeNavProps {
  role: Role | null;
  work: WaitingWork;
  /** Whether only icons are shown, with their labels as hints. */
  isCollapsed?: boolean;
  onNavigate?: () => void;
}

/** The navigation of a role. */
export function BackOfficeNav({ role, work, isCollapsed = false, onNavigate }: BackOfficeNavProps) {
  return (
    <nav aria-label="Office" className="office-nav" onClick={onNavigate}>
      {getNavigation(role).groups.map(({ heading = '', entries }) => (
        <div key={heading} className="office-nav-group">
          {heading && <p className="office-nav-head">{heading}</p>}
          {entries.map((entry) => (
            <NavLink
              key={entry.to}
              entry={entry}
              work={work}
              className="office-nav-entry"
              hint={isCollapsed ? entry.label : undefined}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}

interface NavLinkProps {
  entry: NavEntry;
  work: WaitingWork;
  className: string;
  hint?: string | undefined;
  isShort?: boolean;
}

/** A link that is marked on its page, with the number of what waits there. */
export function NavLink({ entry, work, className, hint, isShort = false }: NavLinkProps) {
  const { to, label, shortLabel = label, Icon } = entry;
  const count = entry.work && work[entry.work];
  const isHere = isCurrent(entry, toPlace(useLocation()));
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={className}
      data-hint={hint && (count ? `${hint}, ${count} open` : hint)}
    >
      <Icon />
      <span className="office-nav-label">{isShort ? shortLabel : label}</span>
      {!!count && (
        <span className="office-nav-count">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
          <span className="visually-hidden"> open</span>
        </span>
      )}
    </Link>
  );
}

const MAX_SHOWN = 99;
