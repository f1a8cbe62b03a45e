export { Customers } from './projections/customers.js';
export { RevenueTotals } from './projections/revenue-totals.js';
export { ReportingModule } from './reporting.module.js';
