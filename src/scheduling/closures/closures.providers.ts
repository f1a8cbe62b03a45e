import { AddClosureHandler } from './add-closure.js';
import { ClosuresQuery } from './closures.query.js';
import { EditClosureHandler } from './edit-closure.js';
import { PublicHolidaysQuery } from './public-holidays.query.js';
import { RemoveClosureHandler } from './remove-closure.js';

/** Providers of closures: commands and queries. */
export const closureProviders = [
  AddClosureHandler,
  EditClosureHandler,
  RemoveClosureHandler,
  ClosuresQuery,
  PublicHolidaysQuery,
];
