export { HomePageCache } from './home-page/home-page-cache.js';
export { serveSite, type SiteOptions } from './serve-site.js';
export { SiteModule } from './site.module.js';
