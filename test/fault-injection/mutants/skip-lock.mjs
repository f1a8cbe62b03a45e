import { injectBug } from './inject-bug.mjs';

// Decisions about the same day of a therapist run in parallel.
injectBug('scheduling/reservations/therapist-day-lock.js', 'lock_therapist_day(therapist, day)', 'null');
