import type { RouteObject } from 'react-router-dom';

/** The pages that mails and payment hand-overs lead to; rendered inside `AntdLayout`, above the site's footer. */
export const outcomeRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('../OutcomeLayout.js')).OutcomeLayout }),
    children: [
      {
        path: '/booking-success',
        lazy: async () => ({
          Component: (await import('../../features/booking/outcome/pages/BookingSuccessPage.js')).BookingSuccessPage,
        }),
      },
      {
        path: '/booking-cancelled',
        lazy: async () => ({
          Component: (await import('../../features/booking/outcome/pages/BookingCancelledPage.js'))
            .BookingCancelledPage,
        }),
      },
      {
        path: '/verify-booking',
        lazy: async () => ({
          Component: (await import('../../features/booking/outcome/pages/VerifyBookingPage.js')).VerifyBookingPage,
        }),
      },
      {
        path: '/waiting-list',
        lazy: async () => ({
          Component: (await import('../../features/booking/waiting-list/WaitingListPage.js')).WaitingListPage,
        }),
      },
      {
        path: '/receipt',
        lazy: async () => ({
          Component: (await import('../../features/payments/receipt/ReceiptPage.js')).ReceiptPage,
        }),
      },
      {
        path: '/receipt-check',
        lazy: async () => ({
          Component: (await import('../../features/payments/receipt/ReceiptCheckPage.js')).ReceiptCheckPage,
        }),
      },
      {
        path: '/booking-link',
        lazy: async () => ({
          Component: (await import('../../features/booking/outcome/pages/BookingLinkPage.js')).BookingLinkPage,
        }),
      },
    ],
  },
];
