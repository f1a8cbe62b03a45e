import { DeactivateTherapistHandler } from './deactivate-therapist.js';
import { DeactivationQuery } from './deactivation.query.js';
import { ReactivateTherapistHandler } from './reactivate-therapist.js';
import { RemovedShiftsQuery } from './removed-shifts.query.js';

/** Providers that deactivate and reactivate therapists. */
export const therapistActivationProviders = [
  DeactivateTherapistHandler,
  ReactivateTherapistHandler,
  DeactivationQuery,
  RemovedShiftsQuery,
];
