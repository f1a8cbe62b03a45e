import type { Role } from '../../../features/identity/auth/session-slice.js';
import { MoreIcon } from '../../../shared/ui/office-icons.js';
import { NavLink } from './BackOfficeNav.js';
import { getNavigation } from '../navigation/nav-entries.js';
import type { WaitingWork } from '../navigation/use-waiting-work.js';

interface BottomBarProps {
  role: Role | null;
  work: WaitingWork;
  /** Opens all of the navigation. */
  onMore: () => void;
  onMoreIntent: () => void;
}

/** The bar at the bottom of a phone: what a role opens most, and a way to the rest. */
export function BottomBar({ role, work, onMore, onMoreIntent }: BottomBarProps) {
  const { bar } = getNavigation(role);
  if (bar.length === 0) return null;
  return (
    <nav aria-label="Quick" className="office-bottom">
      {bar.map((entry) => (
        <NavLink key={entry.to} entry={entry} work={work} className="office-bottom-entry" isShort />
      ))}
      <button
        type="button"
        className="office-bottom-entry"
        aria-haspopup="dialog"
        onPointerDown={onMoreIntent}
        onClick={onMore}
      >
        <MoreIcon strokeWidth="2.6" />
        More
      </button>
    </nav>
  );
}
