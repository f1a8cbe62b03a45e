import { CustomersProjection } from './customers.projection.js';
import { CustomersQuery } from './customers.query.js';
import { RecurringCustomersQuery } from './recurring-customers.query.js';

/** Providers that count customers and list them. */
export const customerProviders = [CustomersProjection, CustomersQuery, RecurringCustomersQuery];
