import { AddTherapistHandler } from './add-therapist.js';
import { EditTherapistHandler } from './edit-therapist.js';
import { TherapistRecordsQuery } from './therapist-records.query.js';
import { TherapistService } from './therapist.service.js';

/** Providers of therapists: commands and queries. */
export const therapistProviders = [TherapistService, TherapistRecordsQuery, AddTherapistHandler, EditTherapistHandler];
