import { BookableTherapistsQuery } from './listings/bookable-therapists.query.js';
import { FreeStartsQuery } from './listings/free-starts.query.js';
import { OfficeTherapistsQuery } from './listings/office-therapists.query.js';
import { OpenStartsQuery } from './listings/open-starts.query.js';
import { PublicRosterQuery } from './listings/public-roster.query.js';
import { TherapistListingQuery } from './listings/therapist-listing.query.js';

/** Queries that list therapists, their working hours and their free starts. */
export const listingProviders = [
  BookableTherapistsQuery,
  OfficeTherapistsQuery,
  TherapistListingQuery,
  PublicRosterQuery,
  FreeStartsQuery,
  OpenStartsQuery,
];
