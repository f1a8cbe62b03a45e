import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useListServicesQuery, useListTimeSlotsQuery, type ServiceDto } from '../../../../shared/api/generated.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { listStarts, toStartOptions } from './walk-in-labels.js';
import { WalkInTherapists } from './WalkInTherapists.js';
import './walk-in.css';

interface WalkInDialogProps {
  onOpen: (bookingId: string) => void;
  onClose: () => void;
}

/** The walk-in dialog: choosing a treatment and then a free therapist books the client and marks them as arrived. */
export function WalkInDialog({ onOpen, onClose }: WalkInDialogProps) {
  const now = useShopNow();
  const isNarrow = useMediaQuery('(max-width: 599.98px)');
  const { data: services = [] } = useListServicesQuery();
  const { data: timeSlots = [] } = useListTimeSlotsQuery();
  const [service, setService] = useState<ServiceDto>();
  const [time, setTime] = useState<string>();
  const [client, setClient] = useState({ name: '', phone: '' });
  const starts = listStarts(timeSlots, now?.time ?? '');
  const isPast = time !== undefined && now !== undefined && time < now.time;
  return (
    <Modal open title="Walk-in" footer={null} width={560} onCancel={onClose} destroyOnHidden>
      <div className="walk-in-client">
        <ClientInput
          label="Name"
          maxLength={201}
          value={client.name}
          onChange={(name) => setClient({ ...client, name })}
        />
        <ClientInput
          label="Mobile"
          type="tel"
          maxLength={20}
          value={client.phone}
          onChange={(phone) => setClient({ ...client, phone })}
        />
        <label htmlFor="walk-in-start">
          Start
          <Select
            id="walk-in-start"
            value={time ?? ''}
            options={now ? toStartOptions(starts, now.time) : []}
            onChange={(start) => setTime(start || undefined)}
          />
        </label>
      </div>
      {isPast && <Alert type="warning" title={`${formatTime(time)} has passed. No mail goes to the client.`} />}
      <ServiceChoice services={services} chosen={service} isFocused={!isNarrow} onChoose={setService} />
      {service && (
        <WalkInTherapists
          key={`${service.id} ${time}`}
          walkIn={{ service, time, acceptsPast: isPast, ...client }}
          onOpen={onOpen}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface ClientInputProps {
  label: string;
  type?: 'tel';
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** An optional field for a detail of the client. */
function ClientInput({ label, onChange, ...input }: ClientInputProps) {
  return (
    <label>
      {label}
      <Input placeholder="May follow" autoComplete="off" {...input} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

interface ServiceChoiceProps {
  services: readonly ServiceDto[];
  chosen: ServiceDto | undefined;
  /** Whether the first one has the focus. */
  isFocused: boolean;
  onChoose: (service: ServiceDto) => void;
}

function ServiceChoice({ services, chosen, isFocused, onChoose }: ServiceChoiceProps) {
  return (
    <>
      <h3 className="walk-in-head" id="walk-in-services">
        Treatment
      </h3>
      <ul role="list" className="walk-in-services" aria-labelledby="walk-in-services">
        {services.map((each, nth) => (
          <li key={each.id}>
            <button
              type="button"
              className="walk-in-choice"
              aria-pressed={chosen?.id === each.id}
              autoFocus={nth === 0 && isFocused}
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
