import { formatLongDate } from '../../kernel/format-date.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import type { PaperContent } from '../domain/paper.js';

interface ReceiptMailProps {
  sender: MailSender;
  receipt: PaperContent;
}

/** Mail to the client with their receipt, which is attached as PDF. */
export const receiptMail: MailTemplate<ReceiptMailProps> = {
  subject: ({ sender, receipt }) => `Your Receipt from ${sender.name}: ${formatDollars(receipt.totalCents)}`,
  Body: ({ sender, receipt }) => (
    <MailLayout sender={sender} heading="Your Receipt" lead="Thank you for your payment.">
      <DetailTable>
        <DetailRow label={receipt.title} value={`Number ${receipt.number}`} hint={formatLongDate(receipt.day)} />
        <DetailRow label="For" value={receipt.lines.map(formatRow).join('\n')} />
        <DetailRow
          label="Total"
          value={`${formatDollars(receipt.totalCents)} ${receipt.currency}`}
          isMain
          {...(receipt.tax && { hint: formatRow(receipt.tax) })}
        />
        <DetailRow label="Paid" value={receipt.money.map(formatRow).join('\n')} />
      </DetailTable>
      <MailNote>{`The ${receipt.title.toLowerCase()} is attached as a PDF.`}</MailNote>
    </MailLayout>
  ),
};

const formatRow = ({ text, cents, isMarked = false }: { text: string; cents: Cents; isMarked?: boolean }) =>
  `${text}${isMarked ? ' *' : ''}, ${formatDollars(cents)}`;
