import type { RouteObject } from 'react-router-dom';

/** Sign-in and everything behind it; rendered inside `AntdLayout`. */
export const officeRoutes: RouteObject[] = [
  {
    path: '/auth',
    lazy: async () => ({ Component: (await import('../features/identity/SignInPage.js')).SignInPage }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('../features/identity/passwords/ForgotPasswordPage.js')).ForgotPasswordPage,
    }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({
      Component: (await import('../features/identity/passwords/NewPasswordPage.js')).ResetPasswordPage,
    }),
  },
  {
    path: '/accept-invitation',
    lazy: async () => ({
      Component: (await import('../features/identity/passwords/NewPasswordPage.js')).AcceptInvitationPage,
    }),
  },
  {
    lazy: async () => ({ Component: (await import('./office/OfficeLayout.js')).OfficeLayout }),
    children: [
      {
        path: '/staff',
        lazy: async () => ({ Component: (await import('./office/StaffDashboard.js')).StaffDashboard }),
      },
      {
        path: '/staff/appointments',
        lazy: async () => ({ Component: (await import('./office/AppointmentsPage.js')).AppointmentsPage }),
      },
      {
        path: '/staff/schedule',
        lazy: async () => ({ Component: (await import('./office/SchedulePage.js')).SchedulePage }),
      },
      {
        path: '/bookings',
        lazy: async () => ({ Component: (await import('./office/BookingsPage.js')).BookingsPage }),
      },
      {
        path: '/admindashboard',
        lazy: async () => ({ Component: (await import('./office/AdminDashboard.js')).AdminDashboardPage }),
      },
      {
        path: '/system',
        lazy: async () => ({ Component: (await import('./office/SystemPage.js')).SystemPage }),
      },
      {
        path: '/therapists',
        lazy: async () => ({ Component: (await import('./office/TherapistsPage.js')).TherapistsPage }),
      },
      {
        path: '/services',
        lazy: async () => ({ Component: (await import('./office/ServicesPage.js')).ServicesPage }),
      },
      {
        path: '/staff/services',
        lazy: async () => ({ Component: (await import('./office/ServiceOfferingsPage.js')).ServiceOfferingsPage }),
      },
      {
        path: '/staff/profile',
        lazy: async () => ({ Component: (await import('./office/ProfilePage.js')).ProfilePage }),
      },
    ],
  },
];
