export { BookingModule } from './booking.module.js';
export { CancelBooking } from './commands/cancel-booking.js';
export { CompleteBooking } from './commands/complete-booking.js';
export { ConfirmBooking } from './commands/confirm-booking.js';
export { ErasePersonalData, type Person } from './commands/erase-personal-data.js';
export { RequestBooking } from './commands/request-booking.js';
export { BookingHistory, type RecordedBooking } from './queries/booking-history.js';
