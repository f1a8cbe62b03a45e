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
  subject: ({ sender }) => `Test email from ${sender.name}`,
  Body: ({ sender, url }) => (
    <MailLayout
      sender={sender}
      heading="The test email has arrived"
      lead={`This is how emails from ${sender.name} look. Open the link to tick the test email off the setup list.`}
    >
      <MailActions>
        <MailButton href={url} label="It has arrived" />
      </MailActions>
    </MailLayout>
  ),
};
