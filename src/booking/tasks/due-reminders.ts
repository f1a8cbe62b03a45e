/** The reason of a reminder: a request waits too long, or its appointment comes near. */
export type ReminderReason = 'waiting' | 'starts-soon';

/** Minutes of opening time after which an answer is overdue. */
export const MAX_WAIT_BUSINESS_MINUTES = 2 * 60;

/** Minutes before the start from which an answer is urgent. */
export const URGENT_BEFORE_START_MINUTES = 24 * 60;

/** Minutes for which the mail about the request itself is reminder enough. */
const MIN_AGE_MINUTES = 60;

/** Returns the reasons for which the shop is to be reminded of a request now. All parameters are minutes. */
export function getDueReminders(request: {
  minutesOld: number;
  businessMinutesWaited: number;
  minutesToStart: number;
}): ReminderReason[] {
  const due: ReminderReason[] = [];
  if (request.businessMinutesWaited >= MAX_WAIT_BUSINESS_MINUTES) due.push('waiting');
  if (request.minutesToStart <= URGENT_BEFORE_START_MINUTES && request.minutesOld >= MIN_AGE_MINUTES)
    due.push('starts-soon');
  return due;
}
