import { useState } from 'react';
import { useListServicesQuery, useListTimeSlotsQuery, type ServiceDto } from '../../../../shared/api/generated.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { LoadFailure } from '../../../../shared/ui/load-failure/LoadFailure.js';
import { ClientField } from '../client-field/ClientField.js';
import { KnownClient, type PickedClient } from '../client-field/KnownClient.js';
import { findStart, listStarts, toStartOptions } from './walk-in-labels.js';
import { WalkInTherapists } from './WalkInTherapists.js';
import './walk-in.css';

interface WalkInDialogProps {
  /** The initial start, `HH:mm`, as far as it is one of the starts around now; otherwise the walk-in starts now. */
  start: string;
  onOpen: (bookingId: string) => void;
  onClose: () => void;
}

/** The client's details, which are optional; whoever is chosen from the suggestions is booked under their record. */
const CLIENT_FIELDS = [
  { field: 'name', label: 'Name', maxLength: 201 },
  { field: 'phone', label: 'Mobile', maxLength: 20, type: 'tel' },
  { field: 'email', label: 'Email', maxLength: 255, type: 'email' },
] as const;

/** The walk-in dialog: choosing a treatment and then a free therapist books the client and marks them as arrived. */
export function WalkInDialog({ start, onOpen, onClose }: WalkInDialogProps) {
  const now = useShopNow();
  const serviceList = useListServicesQuery();
  const { data: services = [] } = serviceList;
  const { data: timeSlots = [] } = useListTimeSlotsQuery();
  const [service, setService] = useState<ServiceDto>();
  const [chosen, setChosen] = useState(start);
  const [client, setClient] = useState({ id: '', name: '', phone: '', email: '' });
  const { id: clientId, ...details } = client;
  const starts = listStarts(timeSlots, now?.time ?? '');
  const time = findStart(starts, chosen, now?.time);
  const isPast = time !== undefined && now !== undefined && time < now.time;
  const pick = ({ id, name, phone, email }: PickedClient) => setClient({ id, name, phone, email: email ?? '' });
  return (
    <Dialog open title="Walk-in" width={560} onCancel={onClose} destroyOnHidden>
      <div className="walk-in-client">
        {CLIENT_FIELDS.map(({ field, label, ...attributes }) => (
          <label key={field} htmlFor={`walk-in-${field}`}>
            {label}
            <ClientField
              {...attributes}
              id={`walk-in-${field}`}
              placeholder="Optional, add later"
              value={client[field]}
              onChange={(text) => setClient({ ...client, [field]: text, ...(field === 'name' && { id: '' }) })}
              onPick={pick}
            />
          </label>
        ))}
        <label htmlFor="walk-in-start">
          Start
          <Select
            id="walk-in-start"
            value={time ?? ''}
            options={now ? toStartOptions(starts, now.time) : []}
            onChange={setChosen}
          />
        </label>
        <KnownClient client={client} onPick={pick} onUseAddress={(email) => setClient({ ...client, email })} />
      </div>
      {isPast && <Alert type="warning" title={`${formatTime(time)} has passed. The client gets no email.`} />}
      <LoadFailure what="The treatments" reads={[serviceList]} />
      <ServiceChoice services={services} chosen={service} onChoose={setService} />
      {service && (
        <WalkInTherapists
          key={`${service.id} ${time}`}
          walkIn={{ service, time, acceptsPast: isPast, clientId, ...details }}
          onOpen={onOpen}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ServiceChoiceProps {
  services: readonly ServiceDto[];
  chosen: ServiceDto | undefined;
  onChoose: (service: ServiceDto) => void;
}

function ServiceChoice({ services, chosen, onChoose }: ServiceChoiceProps) {
  return (
    <>
      <h3 className="walk-in-head" id="walk-in-services">
        Treatment
      </h3>
      <ul role="list" className="walk-in-services" aria-labelledby="walk-in-services" data-first-focus>
        {services.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className="walk-in-choice"
              aria-pressed={chosen?.id === each.id}
              onClick={() => onChoose(each)}
            >
              <span>{each.name}</span>
              <span className="second">
                {each.duration} min, {formatMoney(each.price)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
