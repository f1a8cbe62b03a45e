import { plant } from './plant.mjs';

// Decisions about one day of a therapist are taken side by side.
plant('scheduling/reservations/lock-days.js', 'lock_therapist_day(therapist, day)', 'null');
