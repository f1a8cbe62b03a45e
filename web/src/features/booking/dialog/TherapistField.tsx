import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { clockTime, longDate } from '../../../shared/dates.js';
import { ChevronDownIcon } from '../../../shared/icons.js';
import type { BookingDraft } from './booking-draft.js';
import { keyboardScrollable } from './select-popup.js';
import type { Offer } from './use-offer.js';

interface Props {
  draft: BookingDraft;
  offer: Offer;
}

export function TherapistField({ draft, offer: { therapists, therapist, areTherapistsLoading } }: Props) {
  return (
    <div>
      <h3 className="type-small-head">Select Your Therapist</h3>
      <Form.Item
        name="therapist_id"
        label="Preferred Therapist *"
        extra={therapist && !therapist.isOffered ? notOffered(therapist.name, draft) : undefined}
      >
        <Select
          placeholder="Select a therapist"
          loading={areTherapistsLoading}
          disabled={areTherapistsLoading}
          listHeight={240}
          suffixIcon={<ChevronDownIcon />}
          virtual={false}
          popupRender={keyboardScrollable}
          options={therapists.map(({ id, name, specialties }) => ({ value: id, label: name, specialties }))}
          optionRender={({ label, data }) => (
            <>
              {label}
              {data.specialties.length > 0 && (
                <span className="booking-specialties">{data.specialties.join(', ')}</span>
              )}
            </>
          )}
        />
      </Form.Item>
    </div>
  );
}

function notOffered(name: string, { booking_date: date, booking_time: time }: BookingDraft): string {
  const start = `${longDate(date ?? '')}${time ? ` at ${clockTime(time)}` : ''}`;
  return `${name} is not on the roster for ${start}. Choose someone else, or send it as a request.`;
}
