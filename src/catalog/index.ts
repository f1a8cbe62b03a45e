export { CatalogModule } from './catalog.module.js';
export { catalogEntities } from './entities/catalog-entities.js';
export { type NewService, Services } from './services.js';
export { type HoursLine, hoursLines } from './settings/opening-hours.js';
export { ShopSettings } from './settings/shop-settings.js';
export { ServiceDto } from './storefront/service.dto.js';
export { ShopDto } from './storefront/shop.dto.js';
export { bookingWindowDays, Storefront } from './storefront/storefront.js';
export { type KnownTherapist, type NewTherapist, Therapists } from './therapists.js';
