export { BulkSaleBuilder, listSaleTimes, type PlannedSale } from './bulk/bulk-sale-builder.js';
export { insertLedgerSql, toLedgerParameters } from './ledger/ledger-rows.js';
export { PaymentsModule } from './payments.module.js';
export { paymentColumns, saleBookingColumns, saleColumns } from './projections/sale-rows.js';
export { UnpaidBookingsQuery } from './queries/unpaid-bookings.query.js';
