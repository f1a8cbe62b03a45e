import { AddClosureHandler } from './add-closure.js';
import { EditClosureHandler } from './edit-closure.js';
import { PublicHolidaysQuery } from './public-holidays.query.js';
import { RemoveClosureHandler } from './remove-closure.js';

/** Providers of closures: commands and queries. */
export const closureProviders = [AddClosureHandler, EditClosureHandler, RemoveClosureHandler, PublicHolidaysQuery];
