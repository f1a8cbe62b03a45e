import { toMinutes } from '../../kernel/local-time.js';
import type { MailBooking, MailTreatment } from './mail-types.js';

/** Combines several bookings of a visit into the one that mails show, from the first start to the last end. */
export function combineVisit(treatments: readonly [MailTreatment, ...MailTreatment[]]): MailBooking {
  const [first] = treatments;
  if (treatments.length === 1) return first;
  const start = treatments.reduce((earliest, one) => (toKey(one) < toKey(earliest) ? one : earliest), first);
  const ofDay = treatments.filter(({ date }) => date === start.date);
  const end = Math.max(...ofDay.map(({ time, durationMinutes }) => toMinutes(time) + durationMinutes));
  return {
    ...first,
    date: start.date,
    time: start.time,
    durationMinutes: end - toMinutes(start.time),
    serviceName: listNames(treatments.map(({ serviceName }) => serviceName)),
    therapistName: listNames(treatments.map(({ therapistName }) => therapistName)),
    isUnassigned: treatments.every(({ isUnassigned }) => isUnassigned),
    totalCents: treatments.reduce((sum, { totalCents }) => sum + totalCents, 0),
    // The mail does not name the therapists before the move: the list names the present ones.
    movedFrom: first.movedFrom && { ...first.movedFrom, isUnassigned: true },
    treatments,
  };
}

const toKey = ({ date, time }: MailTreatment) => `${date} ${time}`;

/** Lists names as `Mei`, `Mei and Tom`, `Mei, Tom and Zoe`; each name once. */
function listNames(names: readonly string[]): string {
  const each = [...new Set(names)];
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}
