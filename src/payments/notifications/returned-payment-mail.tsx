import { formatLongDate } from '../../kernel/format-date.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';

interface ReturnedPaymentMailProps {
  sender: MailSender;
  cents: Cents;
  currency: string;
  serviceName: string;
  date: LocalDate;
  /** The private page of the booking. */
  url: string;
}

/** Mail to the client whose money goes back, because there was nothing left to pay. */
export const returnedPaymentMail: MailTemplate<ReturnedPaymentMailProps> = {
  subject: ({ sender, cents }) => `Your Payment Goes Back: ${formatDollars(cents)} from ${sender.name}`,
  Body: ({ sender, cents, currency, serviceName, date, url }) => (
    <MailLayout
      sender={sender}
      heading="Your Payment Goes Back"
      lead="You paid online when there was nothing left to pay for your booking. All of it goes back to you."
    >
      <DetailTable>
        <DetailRow label="For" value={serviceName} hint={formatLongDate(date)} />
        <DetailRow
          label="Goes back"
          value={`${formatDollars(cents)} ${currency}`}
          isMain
          hint="To the card that you paid with. Your bank may take some days to show it."
        />
      </DetailTable>
      <MailActions>
        <MailButton href={url} label="View your booking" />
      </MailActions>
    </MailLayout>
  ),
};
