import { formatDayAndMonth, formatShiftHours } from '../../../kernel/format-date.js';
import { MailActions, MailButton } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable } from '../../../platform/mail/MailSection.js';
import type { MailSender } from '../../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../../platform/mail/render-mail.js';

interface RosterPublishedProps {
  sender: MailSender;
  therapist: string;
  /** The shifts, by day. */
  shifts: { roster_date: string; shift_hours: string }[];
  /** Absolute address of the therapist's schedule. */
  url: string;
}

/** Mail that tells a therapist of their new shifts. */
export const rosterPublishedMail: MailTemplate<RosterPublishedProps> = {
  subject: ({ sender, shifts }) => `Your roster at ${sender.name}: ${formatCount(shifts.length)}`,
  Body: ({ sender, therapist, shifts, url }) => (
    <MailLayout
      sender={sender}
      heading="Your roster"
      lead={`${therapist}, the shop has published ${formatCount(shifts.length)} for you.`}
    >
      <DetailTable>
        {shifts.map(({ roster_date, shift_hours }) => (
          <DetailRow
            key={`${roster_date} ${shift_hours}`}
            label={formatDayAndMonth(roster_date).replace(/,.*/, '')}
            value={formatDayAndMonth(roster_date).replace(/^\w+, /, '')}
            hint={formatShiftHours(shift_hours)}
          />
        ))}
      </DetailTable>
      <MailActions>
        <MailButton href={url} label="Open my schedule" />
      </MailActions>
    </MailLayout>
  ),
};

const formatCount = (shifts: number): string => (shifts === 1 ? 'one new shift' : `${shifts} new shifts`);
