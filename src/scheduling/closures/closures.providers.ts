import { AddClosureHandler } from './add-closure.js';
import { EditClosureHandler } from './edit-closure.js';
import { PublicHolidaysQuery } from './public-holidays.query.js';
import { RemoveClosureHandler } from './remove-closure.js';

/** Days on which the shop is closed. */
export const closureProviders = [AddClosureHandler, EditClosureHandler, RemoveClosureHandler, PublicHolidaysQuery];
