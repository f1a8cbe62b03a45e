import { formatLongDate } from '../../kernel/format-date.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import type { PaperContent } from '../domain/paper.js';

interface PaperMailProps {
  sender: MailSender;
  paper: PaperContent;
  /** The private page of the sale's papers. */
  url: string;
}

/** Mail to the client with their receipt or credit note, which is attached as PDF. */
export const paperMail: MailTemplate<PaperMailProps> = {
  subject: ({ sender, paper }) => `${getHeading(paper)} from ${sender.name}: ${formatDollars(paper.totalCents)}`,
  Body: ({ sender, paper, url }) => (
    <MailLayout
      sender={sender}
      heading={getHeading(paper)}
      lead={paper.corrects ? 'We have given money back to you.' : 'Thank you for your payment.'}
    >
      <DetailTable>
        <DetailRow label={paper.title} value={`Number ${paper.number}`} hint={formatLongDate(paper.day)} />
        {paper.corrects && (
          <DetailRow
            label="Corrects"
            value={`Receipt ${paper.corrects.number}`}
            hint={formatLongDate(paper.corrects.day)}
          />
        )}
        <DetailRow label="For" value={paper.lines.map(formatRow).join('\n')} />
        <DetailRow
          label="Total"
          value={`${formatDollars(paper.totalCents)} ${paper.currency}`}
          isMain
          {...(paper.tax && { hint: formatRow(paper.tax) })}
        />
        <DetailRow label={paper.corrects ? 'Given back' : 'Paid'} value={paper.money.map(formatRow).join('\n')} />
      </DetailTable>
      <MailActions>
        <MailButton href={url} label="View your receipt" />
      </MailActions>
      <MailNote>{`The ${paper.title.toLowerCase()} is attached as a PDF.`}</MailNote>
    </MailLayout>
  ),
};

const getHeading = ({ title, corrects }: PaperContent) => (corrects ? `Your ${title}` : 'Your Receipt');

const formatRow = ({ text, cents, isMarked = false }: { text: string; cents: Cents; isMarked?: boolean }) =>
  `${text}${isMarked ? ' *' : ''}, ${formatDollars(cents)}`;
