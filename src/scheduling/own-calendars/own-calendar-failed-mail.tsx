import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../platform/mail/unlinked-text.js';

interface OwnCalendarFailedProps {
  sender: MailSender;
  therapist: string;
  /** The reason, in words that end the sentence `The address …`. */
  failure: string;
  /** Absolute address of the page on which the calendar's address is changed. */
  url: string;
}

/** Mail that tells a therapist that their own calendar has not been read for hours. */
export const ownCalendarFailedMail: MailTemplate<OwnCalendarFailedProps> = {
  subject: ({ sender }) => `Your own calendar cannot be read by ${sender.name}`,
  Body: ({ sender, therapist, failure, url }) => (
    <MailLayout
      sender={sender}
      heading="Your own calendar cannot be read"
      lead={`${toUnlinkedText(therapist)}, the calendar that you have connected has not been read for hours: its address ${failure}.`}
    >
      <MailNote>
        The times known before stay busy. What you enter in your calendar now can be booked until it is read again.
      </MailNote>
      <MailActions>
        <MailButton href={url} label="Check the address" />
      </MailActions>
    </MailLayout>
  ),
};
