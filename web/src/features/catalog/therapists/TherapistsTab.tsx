import { Button, Segmented } from 'antd';
import { useState } from 'react';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { useAddress } from '../../../shared/address.js';
import { PlusIcon } from '../../../shared/icons.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { useListOfficeTherapistsQuery } from '../catalog-api.js';
import { LoadedList } from '../LoadedList.js';
import { useFreshCatalog } from '../use-fresh-catalog.js';
import { useEdited } from '../use-edited.js';
import { latestOf } from '../use-seen.js';
import { DeactivationDialog } from './DeactivationDialog.js';
import { TherapistRecordDialog } from './TherapistRecordDialog.js';
import { TherapistTable } from './TherapistTable.js';
import '../records.css';

const shown = ['Active', 'Inactive', 'All'] as const;

/** The therapists as a table, for those who look somebody up; photos and specialties are edited on their page. */
export function TherapistsTab({ role }: { role: string | null }) {
  const isAdmin = role === 'admin_staff';
  const [params, change] = useAddress();
  const query = useListOfficeTherapistsQuery();
  const dialog = useEdited(isAdmin ? query.data : undefined);
  const [leaving, setLeaving] = useState<OfficeTherapistDto>();
  useLoadFailureToast(query, 'Failed to load therapists');
  useFreshCatalog();

  const filter = shown.find((each) => each.toLowerCase() === params.get('show')) ?? 'Active';
  const choose = (choice: string) => change({ show: choice.toLowerCase() }, { replace: true });
  return (
    <section aria-labelledby="therapists-tab">
      <header className="page-head">
        <h2 id="therapists-tab" className="type-item">
          Therapists
        </h2>
        <Segmented options={[...shown]} value={filter} onChange={choose} name="show" aria-label="Which therapists" />
        {isAdmin && (
          <Button type="primary" icon={<PlusIcon />} onClick={() => dialog.open('new')}>
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
            {...(isAdmin && { onEdit: ({ id }) => dialog.open(id), onDeactivate: setLeaving })}
          />
        )}
      </LoadedList>
      {dialog.shown && (
        <TherapistRecordDialog
          key={dialog.shown === 'new' ? dialog.shown : dialog.shown.id}
          opened={dialog.shown === 'new' ? undefined : dialog.shown}
          latest={latestOf(query.refetch)}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onClosed={dialog.forget}
        />
      )}
      {leaving && (
        <DeactivationDialog
          key={leaving.id}
          therapist={leaving}
          doneTitle="Therapist Deactivated"
          onClosed={() => setLeaving(undefined)}
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
