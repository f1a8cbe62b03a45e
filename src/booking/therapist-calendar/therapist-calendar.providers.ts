import { RemoveCalendarLinkHandler } from './remove-calendar-link.js';
import { ResetCalendarLinkHandler } from './reset-calendar-link.js';
import { TherapistCalendarQuery } from './therapist-calendar.query.js';

/** Providers of the secret links to the calendars of therapists. */
export const therapistCalendarProviders = [ResetCalendarLinkHandler, RemoveCalendarLinkHandler, TherapistCalendarQuery];
