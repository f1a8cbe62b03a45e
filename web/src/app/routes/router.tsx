import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageFailure } from '../crash/PageFailure.js';
import { backOfficeRoutes } from './back-office-routes.js';
import { outcomeRoutes } from './outcome-routes.js';
import { RootLayout } from '../RootLayout.js';
import { siteRoutes } from './site-routes.js';

/** All pages. Each is a chunk of its own; only those below `AntdLayout` load antd. */
const pages: RouteObject = {
  errorElement: <PageFailure />,
  children: [
    ...siteRoutes,
    { path: '/auth', lazy: async () => ({ Component: (await import('../SignInRoute.js')).SignInRoute }) },
    {
      lazy: async () => ({ Component: (await import('../AntdLayout.js')).AntdLayout }),
      children: [...outcomeRoutes, ...backOfficeRoutes],
    },
  ],
};

/** Creates the router of an empty document. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <RootLayout />,
      // Nothing is shown while the first page's code loads, because the document already has the right colours.
      HydrateFallback: () => null,
      children: [pages],
    },
    // Within another site, where nobody is signed in.
    {
      path: '/embed',
      HydrateFallback: () => null,
      lazy: async () => ({ Component: (await import('../embed/EmbedPage.js')).EmbedPage }),
    },
  ]);

/**
 * Creates the router of a document that already shows `renderedPage`: nothing is fetched, rendered again or scrolled.
 */
export const createHydrationRouter = (renderedPage: RouteObject) =>
  createBrowserRouter([{ element: <RootLayout />, children: [renderedPage, pages] }], {
    hydrationData: { loaderData: {} },
  });
