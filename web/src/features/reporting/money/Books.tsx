import {
  type JournalExportDto,
  type NewJournalExportDto,
  useExportJournalMutation,
  useListJournalExportsQuery,
} from '../../../shared/api/generated.js';
import { errorMessage } from '../../../shared/api/error-message.js';
import { useIdempotencyKey } from '../../../shared/api/use-idempotency-key.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { formatDateSpan } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { exportFailedToast } from '../../../shared/toast/export-toasts.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { classes } from '../../../shared/ui/classes.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { DataTable } from '../../../shared/ui/table/DataTable.js';
import type { DayRange } from '../performance/presets.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import styles from '../figures.module.css';
import money from './money.module.css';
import reporting from '../reporting.module.css';

const FORMAT_LABELS: Record<JournalExportDto['files'][number]['format'], string> = {
  general: 'Debits and credits',
  xero: 'Xero',
};

interface BooksProps {
  /** The days of the report, none of them after today. */
  range: DayRange;
}

/** Exports to the shop's books: each takes what no export before has taken. */
export function Books({ range: { start, end } }: BooksProps) {
  const { data: exports } = useListJournalExportsQuery();
  const [exportJournal, { isLoading }] = useExportJournalMutation();
  const toId = useIdempotencyKey();
  const latest = exports?.[0];
  const run = async (days: Omit<NewJournalExportDto, 'id'>) => {
    // Another export of the same days has an id of its own, since something else may be booked by then.
    const id = toId({ ...days, after: latest?.number ?? 0 });
    const { data, error } = await exportJournal({ newJournalExportDto: { id, ...days } });
    if (error) toast(errorToast(errorMessage(error, 'Failed to export the journal. Please try again.')));
    if (data) toast(successToast(`Journal ${data.number} is ready.`));
  };
  return (
    <section aria-labelledby="books" className={classes(reporting.section, styles.part)}>
      <header className={reporting.head}>
        <h3 id="books" className="type-small-head">
          To the books
        </h3>
        <UnlessReadOnly>
          <Button
            isLoading={isLoading}
            disabled={!exports}
            onClick={() => void run({ start_date: start, end_date: end })}
          >
            Export these days
          </Button>
        </UnlessReadOnly>
      </header>
      <p className={classes('second', money.note)}>
        An export takes all movements of these days that none before has taken. Its files stay the same.
      </p>
      {latest?.other_currencies.map((currency) => (
        <Cluster key={currency} className={money.note}>
          Journal {latest.number} leaves out movements in {currency}.
          <UnlessReadOnly>
            <Button
              size="small"
              isLoading={isLoading}
              onClick={() => void run({ start_date: latest.start_date, end_date: latest.end_date, currency })}
            >
              Export {currency}
            </Button>
          </UnlessReadOnly>
        </Cluster>
      ))}
      {exports && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Exported journals">
          <DataTable
            isFramed
            className={styles.table}
            aria-labelledby="books"
            columns={[
              { title: 'Journal', cell: ({ number }) => number },
              { title: 'Days', cell: ({ start_date, end_date }) => formatDateSpan(start_date, end_date) },
              { title: 'Debits', align: 'right', cell: ({ total }) => formatMoney(total) },
              { title: 'Files', cell: (row) => <JournalFiles journal={row} /> },
            ]}
            rows={exports}
            rowKey={({ id }) => id}
            empty="Nothing was exported yet"
          />
        </div>
      )}
    </section>
  );
}

/** Buttons that save the files of an export. */
function JournalFiles({ journal: { number, files } }: { journal: JournalExportDto }) {
  const [save, isSaving] = useSaveFile();
  const saveAs = async (format: string, part: number) => {
    const file = await save(`/journal-exports/${number}/file?format=${format}&part=${part}`, undefined, 'GET');
    if (!file) toast(exportFailedToast('Could not save the file'));
  };
  return (
    <Cluster as="span">
      {files.flatMap(({ format, parts }) =>
        Array.from({ length: parts }, (_, part) => {
          const label = `${FORMAT_LABELS[format]}${parts > 1 ? ` ${part + 1} of ${parts}` : ''}`;
          return (
            <Button
              key={label}
              size="small"
              icon={<DownloadIcon />}
              disabled={isSaving}
              aria-label={`${label}, journal ${number}`}
              onClick={() => void saveAs(format, part + 1)}
            >
              {label}
            </Button>
          );
        }),
      )}
    </Cluster>
  );
}
