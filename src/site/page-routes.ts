/** Paths of all pages; `:name` stands for one segment. The router of the web application has the same. */
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

/** Paths that search engines may list; the others belong to the office or to one client. */
export const indexableRoutes = ['/', '/privacy-policy', '/terms-of-service', '/gift-certificates'];
