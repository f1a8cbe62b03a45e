import type { RouteObject } from 'react-router-dom';

/** Sign-in and everything behind it; rendered inside `AntdLayout`. */
export const officeRoutes: RouteObject[] = [
  {
    path: '/auth',
    lazy: async () => ({ Component: (await import('../features/identity/SignInPage.js')).SignInPage }),
  },
  {
    lazy: async () => ({ Component: (await import('./office/OfficeLayout.js')).OfficeLayout }),
    children: [
      {
        path: '/staff',
        lazy: async () => ({ Component: (await import('./office/StaffDashboard.js')).StaffDashboard }),
      },
      {
        path: '/bookings',
        lazy: async () => ({ Component: (await import('./office/BookingsPage.js')).BookingsPage }),
      },
    ],
  },
];
