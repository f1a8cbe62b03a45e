import { formatLongDateTime, formatMonth } from '../../kernel/format-date.js';
import type { LocalDate, LocalDateTime } from '../../kernel/local-time.js';
import { MailLayout } from '../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../platform/mail/MailSection.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import { formatAmount, formatRate } from '../files/figure-formats.js';
import type { PerformanceFiguresDto, PerformanceReportDto } from '../performance/performance.dto.js';

interface MonthlyReportMailProps {
  sender: MailSender;
  /** The first day of the month. */
  month: LocalDate;
  /** The minute up to which the figures count. */
  countedTo: LocalDateTime;
  figures: PerformanceReportDto;
}

const FIGURES: readonly [label: string, format: (figures: PerformanceFiguresDto) => string][] = [
  ['Revenue', ({ revenue }) => formatAmount(revenue)],
  ['Bookings', ({ bookings }) => String(bookings)],
  ['Utilisation', ({ utilisation }) => formatRate(utilisation)],
  ['New clients', ({ new_clients }) => String(new_clients)],
  ['Rebooked', ({ rebooked_rate }) => formatRate(rebooked_rate)],
  ['No-shows', ({ no_shows }) => String(no_shows)],
];

export const monthlyReportMail: MailTemplate<MonthlyReportMailProps> = {
  subject: ({ month }) => `Monthly report: ${formatMonth(month)}`,
  Body: ({ sender, month, countedTo, figures: { total, previous, last_year } }) => (
    <MailLayout
      sender={sender}
      heading={formatMonth(month)}
      lead={`This is how ${sender.name} did in ${formatMonth(month)}. The attached report has the same by therapist and by treatment.`}
    >
      <DetailTable>
        {FIGURES.map(([label, format], nth) => (
          <DetailRow
            key={label}
            label={label}
            value={format(total)}
            isMain={nth === 0}
            hint={`${toCompared(format(previous.figures))} the month before, ${toCompared(format(last_year.figures))} in the same weeks last year`}
          />
        ))}
      </DetailTable>
      <MailNote>
        {`The figures are as of ${formatLongDateTime(countedTo)}. The dashboard shows what has changed since, too.`}
      </MailNote>
      <MailNote>Who gets this email is chosen by an administrator, under Settings in the admin dashboard.</MailNote>
    </MailLayout>
  ),
};

/** Writes a missing figure as `none`, because a dash says nothing in a sentence. */
const toCompared = (figure: string): string => (figure === formatRate(null) ? 'none' : figure);
