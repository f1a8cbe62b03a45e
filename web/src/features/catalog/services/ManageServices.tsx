import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState.js';
import { Tabs } from '../../../shared/ui/tabs/Tabs.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { useListOfficeServicesQuery } from '../catalog-api.js';
import { ManageRecords } from '../records/ManageRecords.js';
import { AddOns } from '../add-ons/AddOns.js';
import { Treatments } from '../treatments/Treatments.js';
import { RetiredServices } from './RetiredServices.js';
import { ServiceActions } from './ServiceActions.js';
import { ServiceCards } from './ServiceCards.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const ServiceDialog = onDemand(async () => (await import('./ServiceDialog.js')).ServiceDialog);

const TREATMENTS = 'treatments';
const ADD_ONS = 'add-ons';
const TABS = [
  { key: 'services', label: 'Services' },
  { key: TREATMENTS, label: 'Who offers what' },
  { key: ADD_ONS, label: 'Add-ons' },
];

export function ManageServices({ role }: { role: string | null }) {
  const query = useListOfficeServicesQuery({ includeRetired: false });
  const [params, change] = useUrlState();
  const wanted = params.get('view');
  const view = wanted === TREATMENTS || wanted === ADD_ONS ? wanted : 'services';
  const tabs = (list: ReactNode) => (
    <Tabs
      label="Services, who offers them, and what is added to them"
      tabs={TABS}
      open={view}
      onOpen={(key) => change({ view: key === 'services' ? undefined : key })}
    >
      {view === 'services' && list}
      {view === TREATMENTS && <Treatments services={query.data} />}
      {view === ADD_ONS && <AddOns services={query.data} />}
    </Tabs>
  );
  return (
    <ManageRecords
      kind="Service"
      role={role}
      links={['dashboard', 'bookings', 'therapists']}
      query={query}
      failure="Failed to fetch services"
      none={<EmptyState text={none(role === 'admin_staff')} className="record-none" />}
      cards={(services, edit) => (
        <>
          <ServiceCards
            services={services}
            actions={edit && ((service) => <ServiceActions service={service} onEdit={() => edit(service.id)} />)}
          />
          {edit && <RetiredServices />}
        </>
      )}
      frame={role === 'admin_staff' ? tabs : undefined}
      dialog={(state) => <ServiceDialog key={state.opened?.id ?? 'new'} {...state} />}
    />
  );
}

const none = (isAdmin: boolean) =>
  isAdmin ? 'No services found. Add the first one, so that it can be booked.' : 'No services found';
