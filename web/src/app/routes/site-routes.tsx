import type { RouteObject } from 'react-router-dom';

/** Pages in plain CSS that never load antd before a visitor asks for it: home, the short static pages, and the 404 page. */
export const siteRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('../HomeRoute.js')).HomeRoute }),
    // That of a link into the booking dialog gives way to the other while the page stays.
    children: [
      { path: '/', element: null },
      { path: '/book', element: null },
    ],
  },
  {
    path: '/privacy-policy',
    lazy: async () => ({ Component: (await import('../../features/site/pages/PrivacyPage.js')).PrivacyPage }),
  },
  {
    path: '/terms-of-service',
    lazy: async () => ({ Component: (await import('../../features/site/pages/TermsPage.js')).TermsPage }),
  },
  {
    path: '/gift-certificates',
    lazy: async () => ({ Component: (await import('../../features/site/pages/GiftsPage.js')).GiftsPage }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('../../features/site/pages/NotFoundPage.js')).NotFoundPage }),
  },
];
