import type { RouteObject } from 'react-router-dom';

/** The pages behind the sign-in, and those that set a new password; rendered inside `AntdLayout`. */
export const backOfficeRoutes: RouteObject[] = [
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('../../features/identity/passwords/ForgotPasswordPage.js')).ForgotPasswordPage,
    }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({
      Component: (await import('../../features/identity/passwords/NewPasswordPage.js')).ResetPasswordPage,
    }),
  },
  {
    path: '/accept-invitation',
    lazy: async () => ({
      Component: (await import('../../features/identity/passwords/NewPasswordPage.js')).AcceptInvitationPage,
    }),
  },
  {
    lazy: async () => ({ Component: (await import('../back-office/shell/BackOfficeLayout.js')).BackOfficeLayout }),
    children: [
      {
        path: '/staff',
        lazy: async () => ({ Component: (await import('../back-office/dashboards/StaffDashboard.js')).StaffDashboard }),
      },
      {
        path: '/staff/appointments',
        lazy: async () => ({ Component: (await import('../back-office/pages/AppointmentsPage.js')).AppointmentsPage }),
      },
      {
        path: '/staff/schedule',
        lazy: async () => ({ Component: (await import('../back-office/pages/SchedulePage.js')).SchedulePage }),
      },
      {
        path: '/bookings',
        lazy: async () => ({ Component: (await import('../back-office/pages/BookingsPage.js')).BookingsPage }),
      },
      {
        path: '/bookings/:id/checkout',
        lazy: async () => ({ Component: (await import('../back-office/pages/CheckoutPage.js')).CheckoutPage }),
      },
      {
        path: '/day-close',
        lazy: async () => ({ Component: (await import('../back-office/pages/DayClosePage.js')).DayClosePage }),
      },
      {
        path: '/certificates',
        lazy: async () => ({
          Component: (await import('../back-office/pages/GiftCertificatesPage.js')).GiftCertificatesPage,
        }),
      },
      {
        path: '/past',
        lazy: async () => ({ Component: (await import('../back-office/pages/PastOfficePage.js')).PastOfficePage }),
      },
      {
        path: '/clients',
        lazy: async () => ({ Component: (await import('../back-office/pages/ClientsPage.js')).ClientsPage }),
      },
      {
        path: '/clients/:id',
        lazy: async () => ({ Component: (await import('../back-office/pages/ClientPage.js')).ClientPage }),
      },
      {
        path: '/admindashboard',
        lazy: async () => ({
          Component: (await import('../back-office/dashboards/AdminDashboardPage.js')).AdminDashboardPage,
        }),
      },
      {
        path: '/system',
        lazy: async () => ({ Component: (await import('../back-office/pages/SystemPage.js')).SystemPage }),
      },
      {
        path: '/therapists',
        lazy: async () => ({ Component: (await import('../back-office/pages/TherapistsPage.js')).TherapistsPage }),
      },
      {
        path: '/services',
        lazy: async () => ({ Component: (await import('../back-office/pages/ServicesPage.js')).ServicesPage }),
      },
      {
        path: '/staff/services',
        lazy: async () => ({
          Component: (await import('../back-office/pages/ServiceOfferingsPage.js')).ServiceOfferingsPage,
        }),
      },
      {
        path: '/staff/security',
        lazy: async () => ({ Component: (await import('../back-office/pages/SecurityPage.js')).SecurityPage }),
      },
      {
        path: '/staff/pay',
        lazy: async () => ({ Component: (await import('../back-office/pages/OwnPayPage.js')).OwnPayPage }),
      },
      {
        path: '/staff/profile',
        lazy: async () => ({ Component: (await import('../back-office/pages/ProfilePage.js')).ProfilePage }),
      },
    ],
  },
];
