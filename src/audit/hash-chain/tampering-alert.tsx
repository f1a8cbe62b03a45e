import { MailActions, MailButton } from '../../platform/mail/MailActions.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';

interface TamperingAlertProps {
  sender: MailSender;
  brokenSeq: number;
  verifiedSeq: number;
  failure: string;
  /** Absolute address of the action log's page. */
  url: string;
}

export const tamperingAlert: MailTemplate<TamperingAlertProps> = {
  subject: ({ brokenSeq }) => `Action log changed: entry ${brokenSeq}`,
  Body: ({ sender, verifiedSeq, failure, url }) => (
    <MailLayout
      sender={sender}
      heading="The action log failed its integrity check"
      lead={`The action log of ${sender.name} was checked against its seals. Someone or something has changed it in the database.`}
    >
      <DetailTable>
        <DetailRow label="Found" value={failure} isMain />
        <DetailRow label="Verified up to" value={verifiedSeq === 0 ? 'No entry' : `Entry ${verifiedSeq}`} />
      </DetailTable>
      <MailActions>
        <MailButton href={url} label="Open Action Logs" />
      </MailActions>
      <MailNote>
        Stop changes to the database and keep a copy of it as it is. Compare with the evidence and the heads that were
        kept elsewhere.
      </MailNote>
      <MailNote>The log is checked every night. You won't get another email about this entry.</MailNote>
    </MailLayout>
  ),
};
