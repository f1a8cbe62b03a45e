export { ClientFiguresProjection } from './client-list/client-figures.projection.js';
export { CustomersProjection } from './customers/customers.projection.js';
export { type ErasableClient, ErasureQuery } from './personal-data/erasure.query.js';
export { PerformanceProjection } from './performance/performance.projection.js';
export { RevenueTotalsProjection } from './revenue/revenue-totals.projection.js';
export { ReportingModule } from './reporting.module.js';
