import { Empty } from 'antd';
import { useListOfficeServicesQuery } from '../catalog-api.js';
import { ManageRecords } from '../records/ManageRecords.js';
import { ServiceActions } from './ServiceActions.js';
import { ServiceCards } from './ServiceCards.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const ServiceDialog = onDemand(async () => (await import('./ServiceDialog.js')).ServiceDialog);

export function ManageServices({ role }: { role: string | null }) {
  const query = useListOfficeServicesQuery({ includeRetired: false });
  return (
    <ManageRecords
      kind="Service"
      role={role}
      links={['dashboard', 'bookings', 'therapists']}
      query={query}
      failure="Failed to fetch services"
      none={<Empty image={null} description={none(role === 'admin_staff')} className="record-none" />}
      cards={(services, edit) => (
        <ServiceCards
          services={services}
          actions={edit && ((service) => <ServiceActions service={service} onEdit={() => edit(service.id)} />)}
        />
      )}
      dialog={(state) => <ServiceDialog key={state.opened?.id ?? 'new'} {...state} />}
    />
  );
}

const none = (isAdmin: boolean) =>
  isAdmin ? 'No services found. Add the first one, so that it can be booked.' : 'No services found';
