import { formatLongDate, formatTime12h } from '../../../kernel/format-date.js';
import type { LeaveData } from '../../leave.event-types.js';
import type { LeaveStatus } from '../leave.entity.js';
import { MailActions, MailButton } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable } from '../../../platform/mail/MailSection.js';
import type { MailSender } from '../../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';

interface LeaveMailProps {
  sender: MailSender;
  leave: LeaveData;
  /** Number of open bookings within it. */
  bookings: number;
  /** The reason for which it was declined. */
  reply: string | null;
  /** Absolute address of the page with more details. */
  url: string;
}

/** Mail to the shop. Leaves out kind and note, which are read after signing in. */
export const leaveRequestedMail: MailTemplate<LeaveMailProps> = {
  subject: ({ leave }) => `Leave requested: ${leave.therapist_name}, ${formatDays(leave)}`,
  Body: ({ sender, leave, bookings, url }) => (
    <MailLayout
      sender={sender}
      heading="Leave requested"
      lead={`${toUnlinkedText(leave.therapist_name)} has requested leave.${formatBookings(bookings)}`}
    >
      <LeaveDetails leave={leave} reply={null} />
      <MailActions>
        <MailButton href={url} label="Approve or decline" />
      </MailActions>
    </MailLayout>
  ),
};

/** Mail to the shop, which knows of the request. */
export const leaveRequestWithdrawnMail: MailTemplate<LeaveMailProps> = {
  subject: ({ leave }) => `Leave request withdrawn: ${leave.therapist_name}, ${formatDays(leave)}`,
  Body: ({ sender, leave, url }) => (
    <MailLayout
      sender={sender}
      heading="Leave request withdrawn"
      lead={`${toUnlinkedText(leave.therapist_name)} has withdrawn this leave request. There is nothing left to decide.`}
    >
      <LeaveDetails leave={leave} reply={null} />
      <MailActions>
        <MailButton href={url} label="View roster" />
      </MailActions>
    </MailLayout>
  ),
};

const ANSWERS: Record<LeaveStatus, { title: string; lead: string }> = {
  approved: { title: 'Your leave has been approved', lead: 'Clients cannot book you during this time.' },
  declined: { title: 'Your leave has been declined', lead: 'Your roster stays as it is.' },
  withdrawn: { title: 'Your leave has been withdrawn', lead: 'Your shifts apply again, as if there were no leave.' },
  asked: {
    title: 'Your leave request is open again',
    lead: 'The shop has withdrawn its answer and will decide again.',
  },
};

/** Mail to the therapist about the shop's decision. */
export const leaveAnswerMail = (status: LeaveStatus): MailTemplate<LeaveMailProps> => ({
  subject: ({ leave }) => `${ANSWERS[status].title}: ${formatDays(leave)}`,
  Body: ({ sender, leave, reply, url }) => (
    <MailLayout sender={sender} heading={ANSWERS[status].title} lead={ANSWERS[status].lead}>
      <LeaveDetails leave={leave} reply={status === 'declined' ? reply : null} />
      <MailActions>
        <MailButton href={url} label="My Schedule" />
      </MailActions>
    </MailLayout>
  ),
});

function LeaveDetails({ leave, reply }: Pick<LeaveMailProps, 'leave' | 'reply'>) {
  const { start_time, end_time, repeats_until } = leave;
  const hours = start_time && end_time && `${formatTime12h(start_time)} to ${formatTime12h(end_time)}`;
  return (
    <DetailTable>
      <DetailRow label="Days" value={formatDays(leave)} isMain />
      {hours && <DetailRow label="Hours" value={hours} />}
      {repeats_until && <DetailRow label="Each week until" value={formatLongDate(repeats_until)} />}
      {reply && <DetailRow label="Reason" value={reply} />}
    </DetailTable>
  );
}

const formatDays = ({ first_date, last_date }: LeaveData): string =>
  first_date === last_date
    ? formatLongDate(first_date)
    : `${formatLongDate(first_date)} to ${formatLongDate(last_date)}`;

const formatBookings = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' One booking falls within it.' : ` ${count} bookings fall within it.`;
