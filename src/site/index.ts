export { HomePageCache } from './home-page/home-page-cache.js';
export { indexableRoutes, pageRoutes } from './page-routes.js';
export { SignInPageCache } from './sign-in-page/sign-in-page-cache.js';
export { SiteModule } from './site.module.js';
