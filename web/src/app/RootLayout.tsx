import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageFrame } from './PageFrame.js';

/** The frame of every page that the router shows. */
export function RootLayout() {
  return (
    <PageFrame>
      <Outlet />
      <ScrollRestoration />
    </PageFrame>
  );
}
