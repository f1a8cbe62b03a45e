import type { RouteObject } from 'react-router-dom';

/** Where mails and payment hand-overs lead back to; rendered inside `AntdLayout`. */
export const outcomeRoutes: RouteObject[] = [
  {
    path: '/booking-success',
    lazy: async () => ({
      Component: (await import('../../features/booking/outcome/pages/BookingSuccessPage.js')).BookingSuccessPage,
    }),
  },
  {
    path: '/booking-cancelled',
    lazy: async () => ({
      Component: (await import('../../features/booking/outcome/pages/BookingCancelledPage.js')).BookingCancelledPage,
    }),
  },
  {
    path: '/verify-booking',
    lazy: async () => ({
      Component: (await import('../../features/booking/outcome/pages/VerifyBookingPage.js')).VerifyBookingPage,
    }),
  },
];
