import type { PastClientDto } from '../../../../shared/api/generated.js';
import { formatNoteAuthor } from '../../../../shared/clients/format-note-author.js';
import { formatDateAndYear, formatMomentAndYear, formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { DescriptionList } from '../../../../shared/ui/DescriptionList.js';

/** The client's visits and identities, and whether there were notes. */
export function PastClientSummary({ client }: { client: PastClientDto }) {
  const { next_booking: next, identities, alert, notes, first_booking_date: first } = client;
  return (
    <>
      {alert && (
        <p className="past-alert">
          <strong>Alert:</strong> {alert}
        </p>
      )}
      <DescriptionList
        className="past-summary"
        items={[
          [
            'Next booking',
            next
              ? `${formatShortDate(next.booking_date)}, ${formatTime(next.booking_time)}: ${next.service_name}`
              : 'None',
          ],
          ['Bookings', first ? `${client.bookings}, since ${formatDateAndYear(first)}` : client.bookings],
          ['Completed', client.completed],
          ['No-shows', client.no_shows],
          ['Late cancellations', client.late_cancellations],
          [
            'Contact details',
            <ul key="known" role="list" className="past-lines">
              {identities.map(({ kind, value, is_former }) => (
                <li key={`${kind} ${value}`} className={is_former ? 'second' : undefined}>
                  {is_former && 'was '}
                  {value}
                </li>
              ))}
            </ul>,
          ],
          [
            'Notes',
            notes.length === 0 ? (
              'None'
            ) : (
              <ul key="notes" role="list" className="past-lines">
                {notes.map(({ kind, author, source, at_local }, nth) => (
                  <li key={`${at_local} ${nth}`}>
                    {kind === 'health' ? 'A health note' : 'A note'}, {formatMomentAndYear(at_local)}
                    <span className="second">{formatNoteAuthor({ author, source })}</span>
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </>
  );
}
