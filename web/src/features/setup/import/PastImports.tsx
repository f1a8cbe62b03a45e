import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import {
  api,
  type ImportUndoPreviewDto,
  type PastImportDto,
  useLazyPreviewImportUndoQuery,
  useListImportsQuery,
  useStartImportUndoMutation,
} from '../../../shared/api/generated.js';
import { failureToast } from '../../../shared/api/error-message.js';
import { formatMomentAndYear } from '../../../shared/dates/dates.js';
import { formatCount } from '../../../shared/format-count.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { askQuestion } from '../../../shared/ui/question.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { IMPORT_NOUNS } from './import-api.js';
import styles from './import.module.css';

/** Time between two looks how far an undo is, in milliseconds. */
const POLL_MS = 2_000;

/** Ends of the sentence that a number of records stays because each … */
const REASONS: Readonly<Record<ImportUndoPreviewDto['kept'][number]['reason'], string>> = {
  booked: 'with a booking or a place on the waiting list',
  used: 'in use, by a therapist, in the roster or in a room',
  changed: 'changed since',
  merged: 'merged since',
  billed: 'with a sale or a deposit',
  reminded: 'whose client was reminded',
  erased: 'erased since',
};

/** The files that were imported, each of which can be undone as a whole. */
export function PastImports() {
  const query = useListImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const isUndoing = data?.some(({ state }) => state === 'undoing') ?? false;
  useListImportsQuery(undefined, { pollingInterval: isUndoing ? POLL_MS : 0, skipPollingIfUnfocused: true });
  const dispatch = useDispatch();
  useEffect(() => {
    if (isUndoing)
      return () => void dispatch(api.util.invalidateTags(['Client', 'Booking', 'Service', 'Therapist', 'Schedule']));
  }, [isUndoing, dispatch]);
  if (!data) return <LoadFailure what="The earlier imports" reads={[query]} />;
  if (data.length === 0) return null;
  return (
    <div className={styles.section}>
      <h3 className="type-small-head">Earlier imports</h3>
      <p className="second">
        An import can be undone as a whole. What was changed, booked, billed, merged or reminded of since stays.
      </p>
      <DataTable aria-label="Earlier imports" asCards columns={columns} rows={data} rowKey={({ id }) => id} />
    </div>
  );
}

const columns: TableColumn<PastImportDto>[] = [
  { title: 'When', cell: ({ started_at_local }) => formatMomentAndYear(started_at_local) },
  { title: 'By', cell: ({ started_by }) => <span className={styles.file}>{started_by}</span> },
  { title: 'Brought in', cell: ({ made, kind }) => formatCount(made, IMPORT_NOUNS[kind]) },
  { title: 'Undo', cell: (row) => <UndoCell row={row} />, width: '34%' },
];

function UndoCell({ row }: { row: PastImportDto }) {
  const { made, undone, kept, state } = row;
  if (state === 'undoing')
    return (
      <span role="status" className={styles.undoing}>
        <progress aria-label="Undoing" value={undone + kept} max={made} />
        {(undone + kept).toLocaleString('en-AU')} of {made.toLocaleString('en-AU')}
      </span>
    );
  return (
    <>
      {state === 'undone' && (
        <p>
          {undone.toLocaleString('en-AU')} undone{kept > 0 && `, ${kept.toLocaleString('en-AU')} kept`}
        </p>
      )}
      {undone < made && <UndoButton row={row} />}
    </>
  );
}

/** Asks once it is known what would go and what would stay. */
function UndoButton({ row: { id, kind, started_at_local } }: { row: PastImportDto }) {
  const [preview, { isFetching }] = useLazyPreviewImportUndoQuery();
  const [start] = useStartImportUndoMutation();
  const ask = async () => {
    const { data, error } = await preview({ id });
    if (!data) return toast(failureToast(error, 'Failed to look at the import'));
    const stays = data.kept.map(({ reason, count }) => `${formatCount(count, IMPORT_NOUNS[kind])} ${REASONS[reason]}`);
    if (data.going === 0) return toast(errorToast(`What stays: ${stays.join(', ')}.`, 'Nothing left to undo'));
    askQuestion({
      title: `Undo the import of ${formatMomentAndYear(started_at_local)}?`,
      content: (
        <>
          <p>
            {formatCount(data.going, IMPORT_NOUNS[kind])} will be removed for good, with everything that the file said
            about them. Nobody is emailed about it.
            {kind === 'bookings' && ' Times that come free may be offered to the waiting list.'}
          </p>
          {stays.length > 0 && <p>What stays: {stays.join(', ')}.</p>}
        </>
      ),
      okText: `Remove ${formatCount(data.going, IMPORT_NOUNS[kind])}`,
      autoFocusButton: 'cancel',
      isDanger: true,
      onOk: async () => {
        const { error: failure } = await start({ id });
        if (failure) toast(failureToast(failure, 'Failed to undo the import'));
      },
    });
  };
  return (
    <Button size="small" isLoading={isFetching} onClick={() => void ask()}>
      Undo this import…
    </Button>
  );
}
