import { formatLongDate } from '../../kernel/format-date.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import type { Complaint } from './complaint.js';

interface BooksAlertProps {
  sender: MailSender;
  day: LocalDate;
  complaints: readonly Complaint[];
  /** Absolute address of the system status. */
  url: string;
}

export const booksAlert: MailTemplate<BooksAlertProps> = {
  subject: ({ day }) => `The books do not agree: ${formatLongDate(day)}`,
  Body: ({ sender, complaints, url }) => (
    <MailLayout
      sender={sender}
      heading="The books do not agree"
      lead={`Every night the ledger of ${sender.name} is made again from the log and compared with the payment gateway. Last night they differed.`}
    >
      <DetailTable>
        {complaints.map(({ text }) => (
          <DetailRow key={text} label="Found" value={text} />
        ))}
      </DetailTable>
      <MailActions>
        <MailButton href={url} label="Open System Status" />
      </MailActions>
      <MailNote>
        You won’t get another email about these differences. System Status shows them until they are gone.
      </MailNote>
    </MailLayout>
  ),
};
