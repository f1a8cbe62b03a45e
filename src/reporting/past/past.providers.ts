import { PastClientQuery } from './client/past-client.query.js';
import { PastPersonQuery } from './client/past-person.query.js';
import { PastRecordQuery } from './client/past-record.query.js';
import { PastBookingsQuery } from './past-bookings.query.js';
import { PastCustomersQuery } from './past-customers.query.js';
import { PastRequestsQuery } from './past-requests.query.js';
import { PastStates } from './past-states.js';
import { PastGapsQuery } from './today/past-gaps.query.js';
import { PastOpenWorkQuery } from './today/past-open-work.query.js';
import { PastTodayQuery } from './today/past-today.query.js';

/** Queries that show lists as they were at an earlier time. */
export const pastProviders = [
  PastStates,
  PastBookingsQuery,
  PastCustomersQuery,
  PastRequestsQuery,
  PastTodayQuery,
  PastGapsQuery,
  PastOpenWorkQuery,
  PastClientQuery,
  PastPersonQuery,
  PastRecordQuery,
];
