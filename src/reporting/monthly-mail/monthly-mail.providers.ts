import { RecurringMailQuery } from '../../platform/mail/recurring/recurring-mail.query.js';
import { ChangeMonthlyReportMailHandler } from './change-monthly-report-mail.js';
import { EmailOwnerOnMonthlyReportMailed } from './email-owner-on-monthly-report-mailed.js';
import { MailMonthlyReportHandler } from './mail-monthly-report.js';
import { MailMonthlyReportTask } from './mail-monthly-report.task.js';

/** Providers of the monthly report by mail. */
export const monthlyMailProviders = [
  RecurringMailQuery,
  ChangeMonthlyReportMailHandler,
  MailMonthlyReportHandler,
  MailMonthlyReportTask,
  EmailOwnerOnMonthlyReportMailed,
];
