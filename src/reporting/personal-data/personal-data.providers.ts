import { ErasureQuery } from './erasure.query.js';
import { ExportPersonalDataHandler } from './export-personal-data.js';

/** Providers that export and erase what is stored about a person. */
export const personalDataProviders = [ErasureQuery, ExportPersonalDataHandler];
