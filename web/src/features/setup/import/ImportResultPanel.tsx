import { Link } from 'react-router-dom';
import { saveFile } from '../../../shared/api/csv-file.js';
import type { RefusedLineDto, SharedContactDto } from '../../../shared/api/generated.js';
import { formatCount } from '../../../shared/format-count.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import type { ImportResult } from './import-api.js';
import { DoubtfulLines } from './DoubtfulLines.js';
import { toRefusedLinesFile } from './refused-lines-file.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './import.module.css';

/** Maximum number of rows on screen; more are in the file to download. */
const MAX_ROWS = 25;

interface ImportResultPanelProps {
  result: ImportResult;
  isDryRun: boolean;
  /** Checks the file again without these lines. */
  onLeaveOut?: (lines: readonly number[]) => void;
}

/** The result of an import, or of its check. */
export function ImportResultPanel({ result, isDryRun, onLeaveOut }: ImportResultPanelProps) {
  const { kind, refusedLines, doubtfulLines, sharedContacts, ignored_columns: ignored, problem } = result;
  const counts = [
    { label: 'new', value: result.new },
    ...(kind === 'clients' ? [{ label: 'changed', value: result.changed }] : []),
    { label: 'unchanged', value: result.unchanged },
    { label: 'refused', value: result.refused },
    ...(result.doubtful > 0 ? [{ label: 'to look at', value: result.doubtful }] : []),
  ];
  return (
    <div className={styles.result}>
      <h3 className="type-small-head">{isDryRun ? 'What would be imported' : 'What was imported'}</h3>
      <Cluster as="dl" gap={28} lines={8} align="stretch" className={styles.counts}>
        {counts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString('en-AU')}</dd>
          </div>
        ))}
      </Cluster>
      {problem && <Alert type="error" showIcon title={problem} />}
      {result.notices.map((notice) => (
        <p key={notice} className="second">
          {notice}
        </p>
      ))}
      {ignored.length > 0 && <p className="second">Columns that are left out: {ignored.join(', ')}.</p>}
      {refusedLines.length > 0 && (
        <>
          <DataTable
            aria-label="Refused lines"
            columns={columns}
            rows={refusedLines.slice(0, MAX_ROWS)}
            rowKey={({ line, column, reason }) => `${line} ${column} ${reason}`}
          />
          <p className={styles.more}>
            {refusedLines.length > MAX_ROWS && (
              <span className="second">
                The first {MAX_ROWS} of {refusedLines.length.toLocaleString('en-AU')} faults.{' '}
              </span>
            )}
            <Button onClick={() => saveFile(toRefusedLinesFile(refusedLines, kind))}>Download Refused Lines</Button>
          </p>
        </>
      )}
      {doubtfulLines.length > 0 && <DoubtfulLines lines={doubtfulLines} onLeaveOut={onLeaveOut} />}
      {sharedContacts.length > 0 && <SharedContacts pairs={sharedContacts} />}
    </div>
  );
}

/** The people who share an address or number: a couple, a family, or one person twice. */
function SharedContacts({ pairs }: { pairs: readonly SharedContactDto[] }) {
  return (
    <section aria-labelledby="import-shared" className={styles.shared}>
      <h3 id="import-shared" className="type-small-head">
        {formatCount(pairs.length, 'pair')} of clients with one email or number
      </h3>
      <p className="second">
        Each stays a client of their own. Whoever is one person twice can be merged on the client’s page after the
        import.
      </p>
      <DataTable
        aria-label="Clients with one email or number"
        columns={sharedColumns}
        rows={pairs.slice(0, MAX_ROWS)}
        rowKey={({ line, other_line, other_id }) => `${line} ${other_line} ${other_id}`}
      />
      {pairs.length > MAX_ROWS && (
        <p className={classes('second', styles.more)}>
          The first {MAX_ROWS} of {pairs.length.toLocaleString('en-AU')} pairs.
        </p>
      )}
    </section>
  );
}

const columns: TableColumn<RefusedLineDto>[] = [
  { title: 'Line', cell: ({ line }) => line, align: 'right', width: 72 },
  { title: 'Column', cell: ({ column }) => column ?? 'whole line' },
  { title: 'Reason', cell: ({ reason }) => reason },
];

const sharedColumns: TableColumn<SharedContactDto>[] = [
  { title: 'Line', cell: ({ line }) => line, align: 'right', width: 72 },
  { title: 'Client', cell: ({ name }) => name, width: '40%' },
  {
    title: 'Shares',
    cell: ({ shares, other_name, other_line, other_id }) => (
      <>
        {shares.join(' and ')} with{' '}
        {other_id ? (
          <Link className="link" to={`/clients/${other_id}`} target="_blank">
            {other_name}
          </Link>
        ) : (
          `${other_name}, line ${other_line}`
        )}
      </>
    ),
  },
];
