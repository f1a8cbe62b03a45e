import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { EmptyPanel } from '../../../shared/ui/load-failure/EmptyPanel.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { useMediaQuery } from '../../../shared/ui/use-media-query.js';
import { useListOfficeTherapistsQuery, useListTreatmentsQuery } from '../catalog-api.js';
import { useEditDialog } from '../records/use-edit-dialog.js';
import { fromRefetch } from '../records/use-edit-baseline.js';
import { toRows } from './treatment-draft.js';
import { TreatmentList } from './TreatmentList.js';
import { TreatmentTable } from './TreatmentTable.js';
import './treatments.css';

const TreatmentDialog = onDemand(async () => (await import('./TreatmentDialog.js')).TreatmentDialog);

const FAILURE = 'Failed to load treatments';

/** The treatments of all therapists; each therapist is edited and saved separately. */
export function Treatments({ services }: { services: OfficeServiceDto[] | undefined }) {
  const query = useListTreatmentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const therapistList = useListOfficeTherapistsQuery();
  const { data: therapists } = therapistList;
  const isNarrow = useMediaQuery('(max-width: 991.98px)');
  const rows = query.data && therapists && services ? toRows(query.data, therapists) : undefined;
  const { shown, isOpen, open, close, clear } = useEditDialog(rows);
  useLoadFailureToast(query, FAILURE);
  const latest = fromRefetch(async () => {
    const { data } = await query.refetch();
    return { data: data && toRows(data, therapists ?? []) };
  });

  if (!rows || !services)
    return query.isError || therapistList.isError ? (
      <RetryPanel
        text={FAILURE}
        onRetry={() => [query, therapistList].filter(({ isError }) => isError).forEach((each) => void each.refetch())}
      />
    ) : (
      <div className="skeleton treatments-skeleton" role="status" aria-label="Loading treatments" />
    );
  if (rows.length === 0 || services.length === 0) return <EmptyPanel text="Add services and therapists first." />;
  const Grid = isNarrow ? TreatmentList : TreatmentTable;
  return (
    <>
      <p className="second treatments-note">
        Visitors are offered a therapist only for what is ticked. Where no minutes or price are shown, those of the
        service count. Press a cell to tick it, a name for minutes and prices; arrow keys move, Space ticks.
      </p>
      <Grid rows={rows} services={services} onEdit={open} />
      {shown && shown !== 'new' && (
        <TreatmentDialog
          key={shown.id}
          opened={shown}
          services={services}
          latest={latest}
          isOpen={isOpen}
          onClose={close}
          onClosed={clear}
        />
      )}
    </>
  );
}
