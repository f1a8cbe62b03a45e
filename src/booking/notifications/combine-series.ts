import type { MailBooking, MailTreatment } from './mail-types.js';

/**
 * Combines several bookings of a series into the one that mails show: the earliest of them, with the list of all. Each
 * is paid for on its day.
 * @param own the booking that announces the others, to whose page the mail leads
 */
export function combineSeries(own: MailTreatment, series: readonly MailTreatment[]): MailBooking {
  const treatments = series.toSorted((one, other) => toKey(one).localeCompare(toKey(other)));
  const [first] = treatments;
  return { ...own, date: first!.date, time: first!.time, movedFrom: null, treatments, isSeries: true };
}

const toKey = ({ date, time }: MailTreatment) => `${date} ${time}`;
