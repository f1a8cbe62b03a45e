import { formatHours } from '../../kernel/format-date.js';
import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import { TOKEN_TTL_HOURS } from '../passwords/token-purpose.js';

interface AccountMailProps {
  sender: MailSender;
  email: string;
  /** Absolute address that carries the token. */
  url: string;
}

export const invitationMail: MailTemplate<AccountMailProps> = {
  subject: ({ sender }) => `Your account at ${sender.name}`,
  Body: ({ sender, email, url }) => (
    <MailLayout
      sender={sender}
      heading="Your account is ready"
      lead={`You have been invited to the back office of ${sender.name}. Choose a password to get started.`}
    >
      <DetailTable>
        <DetailRow label="Sign in as" value={email} isMain />
      </DetailTable>
      <MailActions>
        <MailButton href={url} label="Choose a password" />
      </MailActions>
      <MailNote>{`The link works once, within ${formatHours(TOKEN_TTL_HOURS.invitation)}. After that, ask for another one.`}</MailNote>
      <MailNote>If you weren't expecting this invitation, you can ignore this email.</MailNote>
    </MailLayout>
  ),
};

export const passwordResetMail: MailTemplate<AccountMailProps> = {
  subject: ({ sender }) => `Reset your password for ${sender.name}`,
  Body: ({ sender, email, url }) => (
    <MailLayout
      sender={sender}
      heading="Choose a new password"
      lead={`Someone asked for a new password for your account at ${sender.name}.`}
    >
      <DetailTable>
        <DetailRow label="Account" value={email} isMain />
      </DetailTable>
      <MailActions>
        <MailButton href={url} label="Choose a new password" />
      </MailActions>
      <MailNote>{`The link works once, within ${formatHours(TOKEN_TTL_HOURS.reset)}.`}</MailNote>
      <MailNote>If you didn't ask for this, you can ignore this email: your password stays the same.</MailNote>
    </MailLayout>
  ),
};
