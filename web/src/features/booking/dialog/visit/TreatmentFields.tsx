import { type ReactNode, useEffect } from 'react';
import { type AddOnDto, useListOfferedTherapistsQuery, type ServiceDto } from '../../../../shared/api/generated.js';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Listbox } from '../listbox/Listbox.js';
import { AddOnsChoice } from '../fields/AddOnsChoice.js';
import { RetryHint } from '../fields/RetryHint.js';
import { ServiceChoice } from '../fields/ServiceChoice.js';
import { fieldId } from '../fields/focus-field.js';
import { ANYBODY, isServiceGone, serviceField, type VisitPart } from './visit-parts.js';

interface TreatmentFieldsProps {
  part: VisitPart;
  /** The treatment's number in the visit, from 2. */
  number: number;
  services: readonly ServiceDto[];
  /** The add-ons that go with its service. */
  addOns: readonly AddOnDto[];
  date: string | undefined;
  unassignedId: string | undefined;
  onChange: (change: Partial<VisitPart>) => void;
  onRemove: () => void;
}

/** The fields of a further treatment of the visit: service and therapist. */
export function TreatmentFields(props: TreatmentFieldsProps) {
  const { part, number, services, addOns, date, unassignedId, onChange, onRemove } = props;
  const { key, guest, service_id, therapist_id, add_ons } = part;
  const {
    currentData: offered,
    isError,
    refetch,
  } = useListOfferedTherapistsQuery(service_id ? { serviceId: service_id, ...(date && { date }) } : skipToken);
  const serviceFieldId = fieldId(serviceField(part));
  useEffect(() => {
    document.getElementById(serviceFieldId)?.focus();
  }, [serviceFieldId]);
  const therapists = (offered ?? []).filter(({ id }) => id !== unassignedId);
  const isGone = therapist_id !== ANYBODY && offered && !therapists.some(({ id }) => id === therapist_id);
  const whom = guest === 2 ? 'for the second person' : 'afterwards';
  return (
    <fieldset className="booking-treatment">
      <legend className="type-small-head">
        Treatment {number}, {whom}
      </legend>
      <div className="booking-pair">
        <LabelledChoice
          id={serviceFieldId}
          label="Type of Massage *"
          noteClassName="booking-note booking-error"
          note={isServiceGone(part, services) && 'This treatment is no longer offered. Choose another one.'}
        >
          {(control) => (
            <ServiceChoice
              {...control}
              services={services}
              value={service_id || undefined}
              onChange={(chosen) => onChange({ service_id: chosen })}
            />
          )}
        </LabelledChoice>
        <LabelledChoice
          id={`booking_therapist_${key}`}
          label="Therapist *"
          noteClassName="booking-note second"
          note={isGone && 'The chosen therapist does not offer this treatment at that time. Choose someone else.'}
        >
          {(control) => (
            <Listbox
              {...control}
              placeholder="Select a therapist"
              options={[
                { value: ANYBODY, label: 'Any Available' },
                ...therapists.map(({ id, name, specialties }) => ({
                  value: id,
                  label: name,
                  note: specialties.join(', ') || undefined,
                })),
              ]}
              value={isGone ? undefined : therapist_id}
              onChange={(chosen) => onChange({ therapist_id: chosen })}
            />
          )}
        </LabelledChoice>
      </div>
      {addOns.length > 0 && (
        <AddOnsChoice
          id={`booking_add_ons_${key}`}
          addOns={addOns}
          value={add_ons}
          onChange={(chosen) => onChange({ add_ons: chosen })}
        />
      )}
      {isError && <RetryHint what="therapists" onPress={() => void refetch()} />}
      <button type="button" className="link" onClick={onRemove}>
        Remove <span className="visually-hidden">treatment {number}</span>
      </button>
    </fieldset>
  );
}

interface LabelledChoiceProps {
  id: string;
  label: string;
  noteClassName: string;
  note: ReactNode;
  children: (control: { id: string; 'aria-describedby': string }) => ReactNode;
}

function LabelledChoice({ id, label, noteClassName, note, children }: LabelledChoiceProps) {
  return (
    <div>
      <label id={`${id}_label`} htmlFor={id} className="booking-label">
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}_help` })}
      <p id={`${id}_help`} className={noteClassName} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
