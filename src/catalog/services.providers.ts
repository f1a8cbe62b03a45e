import { AddServiceHandler } from './services/add-service.js';
import { EditServiceHandler } from './services/edit-service.js';
import { OfficeServicesQuery } from './services/office-services.query.js';
import { RemoveServiceHandler } from './services/remove-service.js';
import { RestoreServiceHandler } from './services/restore-service.js';
import { ServiceCatalog } from './services/service-catalog.js';

/** Providers of services: commands and queries. */
export const serviceProviders = [
  ServiceCatalog,
  OfficeServicesQuery,
  AddServiceHandler,
  EditServiceHandler,
  RemoveServiceHandler,
  RestoreServiceHandler,
];
