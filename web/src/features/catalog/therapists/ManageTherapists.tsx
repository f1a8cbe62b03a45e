import { Empty } from 'antd';
import { useState } from 'react';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { useListOfficeTherapistsQuery } from '../catalog-api.js';
import { ManageRecords } from '../ManageRecords.js';
import { DeactivationDialog } from './DeactivationDialog.js';
import { TherapistActions } from './TherapistActions.js';
import { TherapistCards } from './TherapistCards.js';
import { TherapistDialog } from './TherapistDialog.js';

/** Users without a role see those who are rostered. */
export function ManageTherapists({ role }: { role: string | null }) {
  const query = useListOfficeTherapistsQuery();
  const [leaving, setLeaving] = useState<OfficeTherapistDto>();
  return (
    <>
      <ManageRecords
        kind="Therapist"
        role={role}
        links={['dashboard', 'bookings', 'services', 'site']}
        query={query}
        failure="Failed to fetch therapists. Please ensure you have proper access."
        none={
          <Empty image={null} description="No therapists found" className="record-none">
            {role === 'admin_staff' && <p className="second">Add the first one, then put them on the roster.</p>}
          </Empty>
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
                  onDeactivate={() => setLeaving(therapist)}
                />
              ))
            }
          />
        )}
        dialog={(state) => (
          <TherapistDialog key={state.opened?.id ?? 'new'} {...state} onBookingsInTheWay={setLeaving} />
        )}
      />
      {leaving && <DeactivationDialog key={leaving.id} therapist={leaving} doneTitle="Success" onClosed={() => setLeaving(undefined)} />}
    </>
  );
}
