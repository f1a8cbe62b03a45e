import { lazy, type ComponentType } from 'react';
import { Today } from '../../../features/reporting/today/Today.js';
import type { Role } from '../../../features/identity/auth/session-slice.js';

interface DashboardTab {
  /** The `tab` parameter of the URL: `/admindashboard?tab=revenue`. */
  key: string;
  label: string;
  /** Roles that see the tab; only admins where it is left out. */
  roles?: Role[];
  Panel: ComponentType<{ role: Role | null }>;
}

/**
 * The tabs, in the order of the screen. Each is a chunk that is fetched when it is first opened, except the first,
 * which comes with the page: it would otherwise show a skeleton first, and React keeps each skeleton for a third of a
 * second.
 */
const tabs: DashboardTab[] = [
  {
    key: 'today',
    label: 'Today',
    Panel: Today,
  },
  {
    key: 'therapists',
    label: 'Therapists',
    roles: ['staff', 'admin_staff'],
    Panel: lazy(async () => ({
      default: (await import('../../../features/catalog/therapists/TherapistsTab.js')).TherapistsTab,
    })),
  },
  {
    key: 'roster',
    label: 'Daily Roster',
    roles: ['staff', 'admin_staff'],
    Panel: lazy(async () => ({
      default: (await import('../../../features/scheduling/roster/RosterTab.js')).RosterTab,
    })),
  },
  {
    key: 'bookings',
    label: 'Bookings',
    Panel: lazy(async () => ({
      default: (await import('../../../features/reporting/week/WeekBookings.js')).WeekBookings,
    })),
  },
  {
    key: 'customers',
    label: 'Customers',
    roles: ['auditor', 'admin_staff'],
    Panel: lazy(async () => ({
      default: (await import('../../../features/reporting/customers/Customers.js')).Customers,
    })),
  },
  {
    key: 'revenue',
    label: 'Revenue',
    roles: ['auditor', 'admin_staff'],
    Panel: lazy(async () => ({ default: (await import('../../../features/reporting/revenue/Revenue.js')).Revenue })),
  },
  {
    key: 'money',
    label: 'Money',
    roles: ['auditor', 'admin_staff'],
    Panel: lazy(async () => ({ default: (await import('./MoneyPanel.js')).MoneyPanel })),
  },
  {
    key: 'pay',
    label: 'Pay',
    Panel: lazy(async () => ({ default: (await import('../../../features/payments/pay/Pay.js')).Pay })),
  },
  {
    key: 'settings',
    label: 'Settings',
    Panel: lazy(async () => ({ default: (await import('./SettingsTab.js')).SettingsTab })),
  },
  {
    key: 'action-logs',
    label: 'Action Logs',
    roles: ['auditor', 'admin_staff'],
    Panel: lazy(async () => ({
      default: (await import('./ActionLogsTab.js')).ActionLogsTab,
    })),
  },
  {
    key: 'performance',
    label: 'Performance',
    roles: ['auditor', 'admin_staff'],
    Panel: lazy(async () => ({
      default: (await import('../../../features/reporting/performance/Performance.js')).Performance,
    })),
  },
];

export const getDashboardTabs = (role: Role | null): DashboardTab[] =>
  tabs.filter(({ roles = ['admin_staff'] }) => role && roles.includes(role));
