import { CountingRulesQuery } from './counting-rules.query.js';
import { PerformanceProjection } from './performance.projection.js';
import { PerformanceQuery } from './performance.query.js';

/** Providers of the figures of performance. */
export const performanceProviders = [PerformanceProjection, PerformanceQuery, CountingRulesQuery];
