import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';

interface TestMailProps {
  sender: MailSender;
  /** Absolute address that carries the mail's id. */
  url: string;
}

export const testMail: MailTemplate<TestMailProps> = {
  subject: ({ sender }) => `Test mail of ${sender.name}`,
  Body: ({ sender, url }) => (
    <MailLayout
      sender={sender}
      heading="Mails arrive"
      lead={`This is how mails of ${sender.name} look. Open the link to tick the test mail off the setup list.`}
    >
      <MailActions>
        <MailButton href={url} label="It has arrived" />
      </MailActions>
    </MailLayout>
  ),
};
