import { formatLongDate } from '../../kernel/format-date.js';
import { formatDollars } from '../../kernel/money.js';
import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../platform/mail/unlinked-text.js';
import type { ExistingGiftCertificate } from '../domain/gift-certificate.evolve.js';
import { METHOD_NAMES } from '../domain/paper.js';
import { describeExpiry } from './describe-expiry.js';

interface MailProps {
  sender: MailSender;
  certificate: ExistingGiftCertificate;
}

/** Mail to whoever is given a certificate, which is attached as PDF. */
export const giftMail: MailTemplate<MailProps & { code: string; balanceUrl: string }> = {
  subject: ({ sender }) => `A gift certificate from ${sender.name}`,
  Body: ({ sender, certificate, code, balanceUrl }) => (
    <MailLayout sender={sender} heading="A Gift for You" lead={toLead(certificate)}>
      <DetailTable>
        {certificate.people?.message && (
          <DetailRow label="Message" value={toUnlinkedText(certificate.people.message)} />
        )}
        <DetailRow
          label={certificate.serviceName ?? 'Worth'}
          value={`${formatDollars(certificate.balanceCents)} ${certificate.currency}`}
          isMain
          hint={describeExpiry(certificate)}
        />
        <DetailRow label="Code" value={code} hint="Give it when you pay." />
      </DetailTable>
      <MailActions>
        <MailButton href={balanceUrl} label="See what is left" />
      </MailActions>
      <MailNote>
        Whoever has the code can use it, so keep it to yourself. The certificate is attached as a PDF. To use it, book
        as usual.
      </MailNote>
    </MailLayout>
  ),
};

const toLead = ({ people }: ExistingGiftCertificate): string =>
  people?.buyerName
    ? `${toUnlinkedText(people.buyerName)} has sent you a gift certificate.`
    : 'You were sent a gift certificate.';

/** Mail to whoever bought a certificate, with their receipt, which is attached as PDF. It has no code. */
export const certificateReceiptMail: MailTemplate<MailProps> = {
  subject: ({ sender, certificate }) =>
    `Your receipt from ${sender.name}: gift certificate of ${formatDollars(certificate.cents)}`,
  Body: ({ sender, certificate }) => (
    <MailLayout sender={sender} heading="Your Receipt" lead="Thank you for buying a gift certificate.">
      <DetailTable>
        <DetailRow
          label="Gift certificate"
          value={`Number ${certificate.number}`}
          hint={formatLongDate(certificate.issuedOn!)}
        />
        {certificate.serviceName && <DetailRow label="For" value={certificate.serviceName} />}
        <DetailRow
          label="Total"
          value={`${formatDollars(certificate.cents)} ${certificate.currency}`}
          isMain
          hint="Tax is charged when it is used."
        />
        <DetailRow label="Paid" value={METHOD_NAMES[certificate.method!]} />
        <DetailRow label="Valid" value={describeExpiry(certificate)} />
        {certificate.deliverOn && (
          <DetailRow
            label="Mailed on"
            value={formatLongDate(certificate.deliverOn)}
            hint={toUnlinkedText(certificate.people?.recipientEmail ?? '')}
          />
        )}
      </DetailTable>
      <MailNote>The receipt is attached as a PDF.</MailNote>
    </MailLayout>
  ),
};
