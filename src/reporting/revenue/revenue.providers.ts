import { ExportRevenueReportHandler } from './export-revenue-report.js';
import { RevenueAsOf } from './revenue-as-of.js';
import { RevenueReportQuery } from './revenue-report.query.js';
import { RevenueSumsCheck } from './revenue-sums.check.js';
import { RevenueTotalsProjection } from './revenue-totals.projection.js';

/** Providers of revenue: totals, report and export. */
export const revenueProviders = [
  RevenueTotalsProjection,
  RevenueReportQuery,
  RevenueAsOf,
  ExportRevenueReportHandler,
  RevenueSumsCheck,
];
