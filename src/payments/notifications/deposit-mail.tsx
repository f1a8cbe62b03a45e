import { type Cents, formatDollars } from '../../kernel/money.js';
import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import type { DepositReturn } from '../domain/online-payment.events.js';

interface DepositMailProps {
  sender: MailSender;
  because: DepositReturn;
  cents: Cents;
  currency: string;
  /** The treatment and its day. */
  booked: string;
  /** The client's page of the booking. */
  url: string;
}

const LEADS: Readonly<Record<DepositReturn, string>> = {
  cancelled: 'Your booking was cancelled, and this goes back to your card.',
  'slot-gone':
    'Your payment came after the time was no longer held for you, and somebody else has it now. Nothing is booked: all of it goes back to your card.',
  withdrawn: 'We no longer ask for this deposit, and all of it goes back to your card. Your request is still with us.',
  'paid-twice': 'Your deposit was paid twice. This one goes back to your card.',
  waived: 'We give you back what we had kept of your deposit.',
  rest: 'Your deposit was more than your bill. The rest goes back to your card.',
};

/** Mail to the client about a deposit that goes back. */
export const depositMail: MailTemplate<DepositMailProps> = {
  subject: ({ cents }) => `Your Deposit Goes Back: ${formatDollars(cents)}`,
  Body: ({ sender, because, cents, currency, booked, url }) => (
    <MailLayout sender={sender} heading="Your Deposit Goes Back" lead={LEADS[because]}>
      <DetailTable>
        <DetailRow label="For" value={booked} />
        <DetailRow label="Goes back" value={`${formatDollars(cents)} ${currency}`} isMain />
      </DetailTable>
      <MailActions>
        <MailButton href={url} label="View your booking" />
      </MailActions>
      <MailNote>Banks take up to ten days to show it.</MailNote>
    </MailLayout>
  ),
};
