import { Button, Empty } from 'antd';
import { PlusIcon } from '../../../shared/icons.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { CardsSkeleton } from '../CardsSkeleton.js';
import { useListOfficeServicesQuery } from '../catalog-api.js';
import { LoadedList } from '../LoadedList.js';
import { PageLinks } from '../PageLinks.js';
import { useFreshCatalog } from '../use-fresh-catalog.js';
import { latestOf } from '../use-seen.js';
import { useEdited } from '../use-edited.js';
import { ServiceActions } from './ServiceActions.js';
import { ServiceCards } from './ServiceCards.js';
import { ServiceDialog } from './ServiceDialog.js';
import '../records.css';

/** Everybody who is signed in may look; admins change. */
export function ManageServices({ role }: { role: string | null }) {
  const isAdmin = role === 'admin_staff';
  const query = useListOfficeServicesQuery({ includeRetired: false });
  const { shown, isOpen, open, close, forget } = useEdited(isAdmin ? query.data : undefined);
  useLoadFailureToast(query, 'Failed to fetch services');
  useFreshCatalog();
  return (
    <>
      <title>Manage Services</title>
      <header className="page-head">
        <h1 className="type-page">Manage Services</h1>
        <PageLinks role={role} to={['dashboard', 'bookings', 'therapists']} />
        {isAdmin && (
          <Button type="primary" icon={<PlusIcon />} onClick={() => open('new')}>
            Add Service
          </Button>
        )}
      </header>
      <LoadedList
        query={query}
        skeleton={<CardsSkeleton of="services" />}
        failure="Failed to fetch services"
        none={<Empty image={null} description={none(isAdmin)} className="record-none" />}
      >
        {(services) => (
          <ServiceCards
            services={services}
            actions={isAdmin ? (service) => <ServiceActions service={service} onEdit={() => open(service.id)} /> : undefined}
          />
        )}
      </LoadedList>
      {shown && (
        <ServiceDialog
          key={shown === 'new' ? shown : shown.id}
          opened={shown === 'new' ? undefined : shown}
          latest={latestOf(query.refetch)}
          isOpen={isOpen}
          onClose={close}
          onClosed={forget}
        />
      )}
    </>
  );
}

const none = (isAdmin: boolean) =>
  isAdmin ? 'No services found. Add the first one, so that it can be booked.' : 'No services found';
