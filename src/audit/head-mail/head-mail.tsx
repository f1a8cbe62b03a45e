import { formatLongDate } from '../../kernel/format-date.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { formatCount } from '../../platform/format-count.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';

interface HeadMailProps {
  sender: MailSender;
  date: LocalDate;
  seq: number;
  hash: string;
  proofs: readonly { name: string; text: string }[];
}

export const headMail: MailTemplate<HeadMailProps> = {
  subject: ({ date, seq }) => `Action log of ${formatLongDate(date)}: entry ${seq}`,
  Body: ({ sender, date, seq, hash, proofs }) => (
    <MailLayout
      sender={sender}
      heading="The action log as of today"
      lead={`On ${formatLongDate(date)} the action log of ${sender.name} had ${formatCount(seq, 'sealed entry', 'sealed entries')}.`}
    >
      <DetailTable>
        <DetailRow label="Head" value={`${seq}:${hash}`} isMain />
        {proofs.map(({ name, text }) => (
          <DetailRow key={name} label={name} value={text} />
        ))}
      </DetailTable>
      <MailNote>
        {`Keep this email. Whoever has an export of the log and this head can tell whether an entry up to ${seq} was changed or removed since: npm run audit-verify -- file --head ${seq}:${hash}`}
      </MailNote>
    </MailLayout>
  ),
};
