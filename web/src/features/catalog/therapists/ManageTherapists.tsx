import { Button, Empty } from 'antd';
import { useState } from 'react';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { PlusIcon } from '../../../shared/icons.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { CardsSkeleton } from '../CardsSkeleton.js';
import { useListOfficeTherapistsQuery } from '../catalog-api.js';
import { LoadedList } from '../LoadedList.js';
import { PageLinks } from '../PageLinks.js';
import { useFreshCatalog } from '../use-fresh-catalog.js';
import { useEdited } from '../use-edited.js';
import { latestOf } from '../use-seen.js';
import { DeactivationDialog } from './DeactivationDialog.js';
import { TherapistActions } from './TherapistActions.js';
import { TherapistCards } from './TherapistCards.js';
import { TherapistDialog } from './TherapistDialog.js';
import '../records.css';

const failure = 'Failed to fetch therapists. Please ensure you have proper access.';

/** Whoever is signed in may look, users without a role at those who are rostered; admins change. */
export function ManageTherapists({ role }: { role: string | null }) {
  const isAdmin = role === 'admin_staff';
  const query = useListOfficeTherapistsQuery();
  const { shown, isOpen, open, close, forget } = useEdited(isAdmin ? query.data : undefined);
  const [leaving, setLeaving] = useState<OfficeTherapistDto>();
  useLoadFailureToast(query, failure);
  useFreshCatalog();
  return (
    <>
      <title>Manage Therapists</title>
      <header className="page-head">
        <h1 className="type-page">Manage Therapists</h1>
        <PageLinks role={role} to={['dashboard', 'bookings', 'services', 'site']} />
        {isAdmin && (
          <Button type="primary" icon={<PlusIcon />} onClick={() => open('new')}>
            Add Therapist
          </Button>
        )}
      </header>
      <LoadedList
        query={query}
        skeleton={<CardsSkeleton of="therapists" />}
        failure={failure}
        none={
          <Empty image={null} description="No therapists found" className="record-none">
            {isAdmin && <p className="second">Add the first one, then put them on the roster.</p>}
          </Empty>
        }
      >
        {(therapists) => (
          <TherapistCards
            therapists={therapists}
            actions={
              isAdmin
                ? (therapist) => (
                    <TherapistActions
                      therapist={therapist}
                      onEdit={() => open(therapist.id)}
                      onDeactivate={() => setLeaving(therapist)}
                    />
                  )
                : undefined
            }
          />
        )}
      </LoadedList>
      {shown && (
        <TherapistDialog
          key={shown === 'new' ? shown : shown.id}
          opened={shown === 'new' ? undefined : shown}
          latest={latestOf(query.refetch)}
          isOpen={isOpen}
          onClose={close}
          onClosed={forget}
          onBookingsInTheWay={setLeaving}
        />
      )}
      {leaving && <DeactivationDialog key={leaving.id} therapist={leaving} doneTitle="Success" onClosed={() => setLeaving(undefined)} />}
    </>
  );
}
