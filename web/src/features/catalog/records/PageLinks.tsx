import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';

export type PageName = keyof typeof pages;

const pages = {
  dashboard: { to: '/admindashboard', label: 'Dashboard', isForRoles: true },
  bookings: { to: '/bookings', label: 'Bookings', isForRoles: true },
  services: { to: '/services', label: 'Services', isForRoles: false },
  therapists: { to: '/therapists', label: 'Therapists', isForRoles: false },
  site: { to: '/', label: 'Back To Main Site', isForRoles: false },
};

/** Links to related pages, only those that the role may open. */
export function PageLinks({ role, to }: { role: string | null; to: PageName[] }) {
  const navigate = useNavigate();
  return (
    <Cluster as="nav" aria-label="Related pages">
      {to
        .map((name) => pages[name])
        .filter(({ isForRoles }) => role || !isForRoles)
        .map(({ to, label }) => (
          <Button key={to} onClick={() => navigate(to)}>
            {label}
          </Button>
        ))}
    </Cluster>
  );
}
