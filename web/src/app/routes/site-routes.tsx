import type { RouteObject } from 'react-router-dom';

/** Pages in plain CSS that never load antd before a visitor asks for it: home, the short static pages, and the 404 page. */
export const siteRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('../HomeRoute.js')).HomeRoute }),
    // Both paths share this element, so that the page stays when `/book` becomes `/`.
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
    path: '/gift-certificates/balance',
    lazy: async () => ({ Component: (await import('../../features/site/gifts/GiftBalancePage.js')).GiftBalancePage }),
  },
  {
    path: '/gift-certificates/order',
    lazy: async () => ({ Component: (await import('../../features/site/gifts/GiftOrderPage.js')).GiftOrderPage }),
  },
  {
    path: '/developers',
    lazy: async () => ({
      Component: (await import('../../features/site/developers/DevelopersPage.js')).DevelopersPage,
    }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('../../features/site/pages/NotFoundPage.js')).NotFoundPage }),
  },
];
