import { SlotExplainer } from './availability/explanation/slot-explainer.js';
import { MonthAvailabilityQuery } from './availability/month/month-availability.query.js';
import { OfficeAvailabilityQuery } from './availability/office-availability.query.js';
import { PublicAvailabilityQuery } from './availability/public-availability.query.js';
import { RecurringStartsQuery } from './availability/recurring/recurring-starts.query.js';
import { SlotReviewer } from './availability/slot-reviewer.js';
import { SlotsAtQuery } from './availability/slots-at.query.js';
import { FreeNowQuery } from './free-now/free-now.query.js';

/** Queries of free starts and of what the schedule allows. */
export const availabilityProviders = [
  PublicAvailabilityQuery,
  MonthAvailabilityQuery,
  OfficeAvailabilityQuery,
  SlotsAtQuery,
  RecurringStartsQuery,
  SlotReviewer,
  SlotExplainer,
  FreeNowQuery,
];
