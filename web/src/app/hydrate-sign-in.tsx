import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { RenderedShopName } from '../features/identity/sign-in/rendered-shop-name.js';
import { Application } from './Application.js';
import { createHydrationRouter } from './routes/router.js';
import { SignInRoute } from './SignInRoute.js';

/** Hydrates the server-rendered sign-in form and keeps what was already typed. Resolves once the form responds. */
export async function hydrateSignIn(): Promise<void> {
  await new Promise<void>(hydrate);
  // Loads the office while the form is filled in.
  (window.requestIdleCallback ?? setTimeout)(() => void preloadBackOffice().catch(() => undefined));
}

function hydrate(onReady: () => void): void {
  const { shopName } = JSON.parse(document.getElementById('sign-in-data')!.textContent) as { shopName: string };
  const element = (
    <RenderedShopName value={shopName}>
      <SignInRoute onReady={onReady} />
    </RenderedShopName>
  );
  const router = createHydrationRouter({ path: '/auth', element });
  hydrateRoot(
    document.getElementById('root')!,
    <Application>
      <RouterProvider router={router} />
    </Application>,
  );
}

const preloadBackOffice = () =>
  Promise.all([
    import('./AntdLayout.js'),
    import('./back-office/shell/BackOfficeLayout.js'),
    import('./back-office/dashboards/StaffDashboard.js'),
    import('./back-office/dashboards/AdminDashboardPage.js'),
    import('./back-office/pages/BookingsPage.js'),
  ]);
