import { DayLoadQuery } from './day-load.query.js';
import { OpenWorkQuery } from './open-work.query.js';
import { TodayQuery } from './today.query.js';

/** Queries of the page Today. */
export const todayProviders = [DayLoadQuery, OpenWorkQuery, TodayQuery];
