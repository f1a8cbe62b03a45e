import { Outlet, ScrollRestoration } from 'react-router-dom';

/** What every page stands in. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
