import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { officeRoutes } from './office-routes.js';
import { outcomeRoutes } from './outcome-routes.js';
import { RootLayout } from './RootLayout.js';
import { siteRoutes } from './site-routes.js';

/** Every page is a chunk of its own; only what stands below `AntdLayout` loads antd. */
const pages: RouteObject[] = [
  ...siteRoutes,
  {
    lazy: async () => ({ Component: (await import('./AntdLayout.js')).AntdLayout }),
    children: [...outcomeRoutes, ...officeRoutes],
  },
];

/** For a document that is empty yet. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <RootLayout />,
      // Pages are fetched while nothing else can be shown yet; the document's own colours are already there.
      HydrateFallback: () => null,
      children: pages,
    },
  ]);

/** For a document that shows a page already, which is `standing`: nothing is fetched, drawn anew or scrolled. */
export const createRouterOn = (standing: RouteObject) =>
  createBrowserRouter([{ element: <RootLayout />, children: [standing, ...pages] }], {
    hydrationData: { loaderData: {} },
  });
