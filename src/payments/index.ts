export { PaymentsModule } from './payments.module.js';
export { UnpaidBookingsQuery } from './queries/unpaid-bookings.query.js';
