import { useState } from 'react';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { EmptyPanel } from '../../../shared/ui/load-failure/EmptyPanel.js';
import { useListOfficeTherapistsQuery } from '../catalog-api.js';
import { ManageRecords } from '../records/ManageRecords.js';
import { TherapistActions } from './TherapistActions.js';
import { TherapistCards } from './TherapistCards.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const DeactivationDialog = onDemand(async () => (await import('./DeactivationDialog.js')).DeactivationDialog);
const TherapistDialog = onDemand(async () => (await import('./TherapistDialog.js')).TherapistDialog);

/** The therapists. Users without a role see only those who are rostered. */
export function ManageTherapists({ role }: { role: string | null }) {
  const query = useListOfficeTherapistsQuery();
  const [deactivating, setDeactivating] = useState<OfficeTherapistDto>();
  return (
    <>
      <ManageRecords
        kind="Therapist"
        role={role}
        links={['dashboard', 'bookings', 'services', 'site']}
        query={query}
        failure="Failed to fetch therapists. Please ensure you have proper access."
        none={
          <EmptyPanel text="No therapists found">
            {role === 'admin_staff' && <p className="second">Add the first one, then put them on the roster.</p>}
          </EmptyPanel>
        }
        cards={(therapists, edit) => (
          <TherapistCards
            therapists={therapists}
            actions={
              edit &&
              ((therapist) => (
                <TherapistActions
                  therapist={therapist}
                  onEdit={() => edit(therapist.id)}
                  onDeactivate={() => setDeactivating(therapist)}
                />
              ))
            }
          />
        )}
        dialog={(state) => (
          <TherapistDialog key={state.opened?.id ?? 'new'} {...state} onConflictingBookings={setDeactivating} />
        )}
      />
      {deactivating && (
        <DeactivationDialog
          key={deactivating.id}
          therapist={deactivating}
          doneTitle="Success"
          onClosed={() => setDeactivating(undefined)}
        />
      )}
    </>
  );
}
