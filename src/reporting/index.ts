export { CustomersProjection } from './customers/customers.projection.js';
export { ErasureNamesQuery } from './personal-data/erasure-names.query.js';
export { PerformanceProjection } from './performance/performance.projection.js';
export { RevenueTotalsProjection } from './revenue/revenue-totals.projection.js';
export { ReportingModule } from './reporting.module.js';
