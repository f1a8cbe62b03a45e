import { Config } from '../../platform/config.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { recipientsBySql } from '../../platform/deliveries/message-recipients.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { explainFailure } from './explain-failure.js';
import { ownCalendarFailedMail } from './own-calendar-failed-mail.js';
import { OwnCalendarFailed } from './own-calendar.event-types.js';

/** Mails a therapist that their own calendar cannot be read, unless it can be by now. */
@EventSubscriber({ name: 'email-therapist-on-own-calendar-failed', queue: 'mail', events: [OwnCalendarFailed] })
export class EmailTherapistOnOwnCalendarFailed implements Subscriber {
  readonly findRecipients = recipientsBySql(recipientsSql);

  constructor(
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  async handle({ eventId, stream }: OwnCalendarFailed, tx: Transaction): Promise<void> {
    const [found] = await sql<{ therapist: string; email: string; failure: string }>(tx, failingSql, [stream]);
    if (!found) return;
    const { therapist, email: address, failure } = found;
    const sender = await this.mail.getSender();
    const url = new URL('/staff/profile', this.config.PUBLIC_URL).href;
    const content = renderMail(ownCalendarFailedMail, { sender, therapist, failure: explainFailure(failure), url });
    await this.mail.send({ content, sender, to: { name: therapist, address }, mailId: `${eventId}.therapist` });
  }
}

const failingSql = /* sql */ `
  select t.name as therapist, u.email, c.failure
  from own_calendars c join therapists t on t.id = c.therapist_id join users u on u.id = t.user_id and u.disabled_at is null
  where c.id = $1 and c.failing_since is not null and t.is_active`;

const recipientsSql = /* sql */ `
  select c.id as stream, u.email as mail from own_calendars c
  join therapists t on t.id = c.therapist_id join users u on u.id = t.user_id
  where c.id = any ($1::uuid[])`;
