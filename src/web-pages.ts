/** Every address that shows a page; `:name` stands for one segment. The router of the web application has the same. */
export const webPages = [
  '/',
  '/auth',
  '/booking-success',
  '/booking-cancelled',
  '/verify-booking',
  '/staff',
  '/staff/profile',
  '/staff/appointments',
  '/staff/schedule',
  '/staff/services',
  '/admindashboard',
  '/therapists',
  '/services',
  '/bookings',
];
