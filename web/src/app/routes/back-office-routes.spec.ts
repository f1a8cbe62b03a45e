import { backOfficeRoutes } from './back-office-routes.js';

it('has every page of the office in the frame that asks to sign in, and only those for passwords beside it', () => {
  const beside = backOfficeRoutes.flatMap(({ path }) => path ?? []);
  expect(beside).toEqual(['/forgot-password', '/reset-password', '/accept-invitation']);
  const frames = backOfficeRoutes.filter(({ children }) => children);
  expect(frames).toHaveLength(1);
  const within = frames[0]!.children!.map(({ path }) => path);
  const staff = ['/staff', '/staff/profile', '/staff/appointments', '/staff/schedule', '/staff/services', '/staff/pay'];
  expect(within).toEqual(
    expect.arrayContaining([...staff, '/bookings', '/admindashboard', '/therapists', '/services']),
  );
});
