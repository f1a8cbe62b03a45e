import { useState } from 'react';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { useListOfficeTherapistsQuery } from '../catalog-api.js';
import { LoadedList } from '../records/LoadedList.js';
import { useEditDialog } from '../records/use-edit-dialog.js';
import { fromRefetch } from '../records/use-edit-baseline.js';
import { TherapistTable } from './TherapistTable.js';
import '../records/records.css';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';

const DeactivationDialog = onDemand(async () => (await import('./DeactivationDialog.js')).DeactivationDialog);
const TherapistRecordDialog = onDemand(async () => (await import('./TherapistRecordDialog.js')).TherapistRecordDialog);

const FILTERS = (['Active', 'Inactive', 'All'] as const).map((value) => ({ value, label: value }));

/** The therapists as a table in the dashboard; photos and specialties are edited on their page. */
export function TherapistsTab({ role }: { role: string | null }) {
  const isAdmin = role === 'admin_staff';
  const [params, change] = useUrlState();
  const query = useListOfficeTherapistsQuery();
  const dialog = useEditDialog(isAdmin ? query.data : undefined);
  const [deactivating, setDeactivating] = useState<OfficeTherapistDto>();
  useLoadFailureToast(query, 'Failed to load therapists');

  const filter = FILTERS.find(({ value }) => value.toLowerCase() === params.get('show'))?.value ?? 'Active';
  const choose = (choice: string) => change({ show: choice.toLowerCase() }, { replace: true });
  return (
    <section aria-labelledby="therapists-tab">
      <header className="page-head">
        <h2 id="therapists-tab" className="type-item">
          Therapists
        </h2>
        <Segmented options={FILTERS} value={filter} onChange={choose} aria-label="Which therapists" />
        {isAdmin && (
          <Button variant="primary" icon={<PlusIcon />} onClick={() => dialog.open('new')}>
            Add Therapist
          </Button>
        )}
      </header>
      <LoadedList
        query={query}
        skeleton={<TableSkeleton />}
        failure="Failed to load therapists"
        none={<TherapistTable therapists={[]} />}
      >
        {(therapists) => (
          <TherapistTable
            therapists={therapists.filter(({ is_active }) => filter === 'All' || is_active === (filter === 'Active'))}
            {...(isAdmin && { onEdit: ({ id }) => dialog.open(id), onDeactivate: setDeactivating })}
          />
        )}
      </LoadedList>
      {dialog.shown && (
        <TherapistRecordDialog
          key={dialog.shown === 'new' ? dialog.shown : dialog.shown.id}
          opened={dialog.shown === 'new' ? undefined : dialog.shown}
          latest={fromRefetch(query.refetch)}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onClosed={dialog.clear}
        />
      )}
      {deactivating && (
        <DeactivationDialog
          key={deactivating.id}
          therapist={deactivating}
          doneTitle="Therapist Deactivated"
          onClosed={() => setDeactivating(undefined)}
        />
      )}
    </section>
  );
}

function TableSkeleton() {
  return (
    <div role="status" aria-label="Loading therapists" className="therapist-table-skeleton">
      {Array.from({ length: 7 }, (_, row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
