export { CustomersProjection } from './customers/customers.projection.js';
export { RevenueTotalsProjection } from './revenue/revenue-totals.projection.js';
export { ReportingModule } from './reporting.module.js';
