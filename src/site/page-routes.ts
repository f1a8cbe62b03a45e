/** Every address that shows a page; `:name` stands for one segment. The router of the web application has the same. */
export const pageRoutes = [
  '/',
  '/book',
  '/embed',
  '/privacy-policy',
  '/terms-of-service',
  '/gift-certificates',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/accept-invitation',
  '/booking-success',
  '/booking-cancelled',
  '/verify-booking',
  '/waiting-list',
  '/booking-link',
  '/staff',
  '/staff/profile',
  '/staff/security',
  '/staff/appointments',
  '/staff/schedule',
  '/staff/services',
  '/admindashboard',
  '/system',
  '/therapists',
  '/services',
  '/bookings',
  '/past',
  '/clients/:id',
];

/** Those that search engines may list; the others are the office's or one client's. */
export const indexableRoutes = ['/', '/privacy-policy', '/terms-of-service', '/gift-certificates'];
