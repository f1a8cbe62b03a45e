import { createBrowserRouter } from 'react-router-dom';
import { officeRoutes } from './office-routes.js';
import { outcomeRoutes } from './outcome-routes.js';
import { RootLayout } from './RootLayout.js';
import { siteRoutes } from './site-routes.js';

/** Every page is a chunk of its own; only what stands below `AntdLayout` loads antd. */
export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    // Pages are fetched while nothing else can be shown yet; the document's own colours are already there.
    HydrateFallback: () => null,
    children: [
      ...siteRoutes,
      {
        lazy: async () => ({ Component: (await import('./AntdLayout.js')).AntdLayout }),
        children: [...outcomeRoutes, ...officeRoutes],
      },
    ],
  },
]);
