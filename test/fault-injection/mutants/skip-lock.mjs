import { injectBug } from './inject-bug.mjs';

// Decisions about one day of a therapist are taken side by side.
injectBug('scheduling/reservations/therapist-day-lock.js', 'lock_therapist_day(therapist, day)', 'null');
