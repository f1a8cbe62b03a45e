import { plant } from './plant.mjs';

// Decisions about one day of a therapist are taken side by side.
plant('scheduling/reservations/lock-days.js', 'where therapist_id = $1 and day = $2 for update', 'where therapist_id = $1 and day = $2');
