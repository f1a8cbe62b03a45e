export { type Availability, isPast } from './availability/availability.js';
export { bookingRulesLock } from './reservations/lock-days.js';
export { Reservations, type WantedSlot } from './reservations/reservations.js';
export { SchedulingModule } from './scheduling.module.js';
