export { HomePage } from './rendering/home-page.js';
export { SiteModule } from './site.module.js';
