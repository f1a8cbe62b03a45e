/** A request waits too long, or its appointment comes near. */
export type ReminderCause = 'waiting' | 'starts-soon';

/** Minutes of opening time after which an answer is overdue. */
const patience = 2 * 60;

/** Minutes before the start from which on an answer is urgent. */
const soon = 24 * 60;

/** Minutes for which the mail about the request itself is reminder enough. */
const grace = 60;

/** Why the shop is to be reminded of a request now. All in minutes. */
export function remindersDue(of: { minutesOld: number; openMinutesWaited: number; minutesToStart: number }): ReminderCause[] {
  const due: ReminderCause[] = [];
  if (of.openMinutesWaited >= patience) due.push('waiting');
  if (of.minutesToStart <= soon && of.minutesOld >= grace) due.push('starts-soon');
  return due;
}
