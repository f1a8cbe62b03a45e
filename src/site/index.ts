export { Landing } from './landing.js';
export { SiteModule } from './site.module.js';
