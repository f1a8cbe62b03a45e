import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';

interface SecurityNoticeProps {
  sender: MailSender;
  email: string;
  notice: SecurityNotice;
  /** Time of the change, shop-local, as people read it. */
  changedAt: string;
  /** Absolute address of the page that mails a link for a new password. */
  url: string;
}

/** Name of a change to a user's sign-in, and its consequence. */
export interface SecurityNotice {
  title: string;
  effect: string;
}

/** Mail that tells the owner of an account of a change that somebody else may have made in their name. */
export const securityNoticeMail: MailTemplate<SecurityNoticeProps> = {
  subject: ({ sender, notice }) => `${notice.title} at ${sender.name}`,
  Body: ({ sender, email, notice, changedAt, url }) => (
    <MailLayout sender={sender} heading={notice.title} lead={notice.effect}>
      <DetailTable>
        <DetailRow label="Account" value={email} isMain />
        <DetailRow label="Changed" value={changedAt} />
      </DetailTable>
      <MailNote>
        If you made this change, or asked for it, there is nothing to do. If not, choose a new password, and tell an
        administrator of the shop, who can sign your account out everywhere.
      </MailNote>
      <MailActions>
        <MailButton href={url} label="Choose a new password" />
      </MailActions>
    </MailLayout>
  ),
};
