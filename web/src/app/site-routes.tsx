import type { RouteObject } from 'react-router-dom';

/** Pages in plain CSS that never load antd before a visitor asks for it: home, the short static pages, and the 404 page. */
export const siteRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./HomePage.js')).HomePage }) },
];
