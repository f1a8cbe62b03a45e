import type { MoneySumsDto, MoneyTakenDto } from '../../../shared/api/generated.js';
import { METHOD_LABELS } from '../../../shared/money/method-labels.js';
import { formatMoney } from '../../../shared/money/money.js';
import { classes } from '../../../shared/ui/classes.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { DataTable } from '../../../shared/ui/table/DataTable.js';
import { formatDay } from '../report-labels.js';
import { type Part, PARTS } from './use-money-params.js';
import styles from '../figures.module.css';
import reporting from '../reporting.module.css';

interface MoneyTableProps {
  taken: MoneyTakenDto;
  part: Part;
  onPart: (part: Part) => void;
}

const PART_LABELS: Record<Part, string> = { methods: 'Method', days: 'Day', people: 'Person' };

/** The money that was taken by method, by day, or by who took it. */
export function MoneyTable({ taken, part, onPart }: MoneyTableProps) {
  return (
    <section aria-labelledby="money-by" className={classes(reporting.section, styles.part)}>
      <header className={reporting.head}>
        <h3 id="money-by" className="type-small-head">
          By {PART_LABELS[part].toLowerCase()}
        </h3>
        <Segmented
          aria-label="Money by"
          value={part}
          options={PARTS.map((each) => ({ value: each, label: PART_LABELS[each] }))}
          onChange={onPart}
        />
      </header>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Money by ${PART_LABELS[part]}`}>
        <DataTable
          isFramed
          className={styles.table}
          aria-labelledby="money-by"
          columns={[
            { title: PART_LABELS[part], cell: ({ name }) => name },
            ...SUMS.map(([key, title]) => ({
              title,
              align: 'right' as const,
              cell: (row: Row) => formatMoney(row[key]),
            })),
          ]}
          rows={toRows(taken, part)}
          rowKey={({ name }) => name}
          empty="No money was taken on these days"
          summary={
            <tr>
              <td>Total</td>
              {SUMS.map(([key]) => (
                <td key={key} style={{ textAlign: 'right' }}>
                  {formatMoney(taken.total[key])}
                </td>
              ))}
            </tr>
          }
        />
      </div>
    </section>
  );
}

interface Row extends MoneySumsDto {
  name: string;
}

const SUMS = [
  ['payments', 'Payments'],
  ['refunds', 'Given back'],
  ['net', 'Money taken'],
  ['tips', 'Tips within'],
] as const;

function toRows({ methods, days, people }: MoneyTakenDto, part: Part): Row[] {
  if (part === 'methods') return methods.map(({ method, ...sums }) => ({ name: METHOD_LABELS[method], ...sums }));
  if (part === 'days') return days.map(({ day, ...sums }) => ({ name: formatDay(day), ...sums }));
  return people.map(({ person, ...sums }) => ({ name: person ?? 'Brought in', ...sums }));
}
