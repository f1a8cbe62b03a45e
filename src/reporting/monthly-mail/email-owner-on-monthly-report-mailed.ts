import { type Subscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { ReportFiles } from '../files/report-files.js';
import { MonthlyReportMailed } from '../reporting.event-types.js';
import { monthlyReportMail } from './monthly-report-mail.js';
import { getReportMoment, toMonth } from './report-month.js';

@EventSubscriber({ name: 'email-owner-on-monthly-report-mailed', queue: 'mail', events: [MonthlyReportMailed] })
export class EmailOwnerOnMonthlyReportMailed implements Subscriber {
  constructor(
    private readonly mail: MailService,
    private readonly files: ReportFiles,
  ) {}

  /** Mails the report. @throws Error while the projection is being rebuilt; the delivery is then retried */
  async handle({ eventId, data: { address, month, seq } }: MonthlyReportMailed): Promise<void> {
    const { from, to } = toMonth(month);
    const query = { start_date: from, end_date: to, as_of: getReportMoment(month) };
    const { figures, heading, toPdf } = await this.files.readPerformance(query);
    if (heading.seq < seq) throw new Error(`The report counts up to entry ${heading.seq}, not yet up to ${seq}`);
    const sender = await this.mail.getSender();
    const [date, time] = heading.asOf.split('T') as [string, string];
    const countedTo = { date, time: time.slice(0, 5) };
    const content = renderMail(monthlyReportMail, { sender, month, countedTo, figures });
    const attachment = {
      filename: `report-${month.slice(0, 7)}.pdf`,
      contentType: 'application/pdf',
      content: await toPdf(),
    };
    await this.mail.send({
      content,
      sender,
      to: { name: sender.name, address },
      attachments: [attachment],
      mailId: `${eventId}.report`,
    });
  }
}
