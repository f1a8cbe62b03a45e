import {
  useGetSettingsQuery,
  useListOfficeTherapistsQuery,
  useListOfficeTimeSlotsQuery,
} from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { LabelledItem } from '../../../../shared/ui/form-errors/LabelledItem.js';
import type { FieldErrors } from '../../../../shared/ui/form-errors/use-field-errors.js';
import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { matchesTime } from '../../../../shared/ui/fields/time-options.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { FieldGroup } from '../../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { type OpenedShift, type ShiftDraft, toTimeOptions, toTypeHours } from './shift-draft.js';
import { SHIFT_TYPE_OPTIONS } from './shift-types.js';

interface ShiftFieldsProps {
  draft: ShiftDraft;
  opened: OpenedShift;
  errors: FieldErrors;
  onChange: (part: Partial<ShiftDraft>) => void;
}

export function ShiftFields({ draft, opened, errors, onChange }: ShiftFieldsProps) {
  const { people, times, noTimes, types } = useShiftOptions(opened);
  const { starts, ends } = times;
  const today = useShopNow()?.date;

  return (
    <FieldGroup className="shift-fields">
      <LabelledItem id="shift-date" label="Date *" error={errors.roster_date}>
        {(control) => (
          <DateField
            {...control}
            weekStart="monday"
            today={today}
            value={draft.roster_date}
            onChange={(day) => onChange({ roster_date: day })}
          />
        )}
      </LabelledItem>
      <LabelledItem id="shift-therapist" label="Therapist *" error={errors.therapist_id}>
        {(control) => (
          <Select
            {...control}
            placeholder="Choose a therapist"
            options={people}
            value={draft.therapist_id}
            onChange={(therapist_id) => onChange({ therapist_id })}
          />
        )}
      </LabelledItem>
      <FormItem label="Shift type" htmlFor="shift-type">
        <Select
          id="shift-type"
          options={SHIFT_TYPE_OPTIONS}
          value={draft.shift_type}
          onChange={(type) => onChange({ shift_type: type, ...toTypeHours(type, types, times) })}
        />
      </FormItem>
      <div className="shift-times">
        <TimeItem
          name="start"
          label="Start"
          options={starts}
          noTimes={noTimes}
          error={errors.start_time}
          value={draft.start_time}
          onChange={(start_time) => onChange({ start_time })}
        />
        <TimeItem
          name="end"
          label="End"
          options={ends}
          noTimes={noTimes}
          error={errors.end_time}
          value={draft.end_time}
          onChange={(end_time) => onChange({ end_time })}
        />
      </div>
    </FieldGroup>
  );
}

/** Reads the therapists, times and shift types to choose from; those that the shift has already are among them. */
function useShiftOptions(opened: OpenedShift) {
  const therapists = useListOfficeTherapistsQuery();
  const slots = useListOfficeTimeSlotsQuery();
  const { data: settings } = useGetSettingsQuery();
  useLoadFailureToast(therapists, 'Failed to load therapists');
  useLoadFailureToast(slots, 'Failed to load time slots');
  return {
    people: (therapists.data ?? [])
      .filter(({ id, is_active }) => is_active || id === opened.therapist_id)
      .map(({ id, name }) => ({ value: id, label: name })),
    times: toTimeOptions(slots.data ?? [], opened),
    /** Text where there are no times. */
    noTimes: slots.isSuccess ? 'No time slots configured. Please add time slots first.' : 'Loading',
    types: settings?.shift_types.value,
  };
}

interface TimeItemProps {
  name: 'start' | 'end';
  label: string;
  options: { value: string; label: string }[];
  /** Text where there are no times. */
  noTimes: string;
  error: string | undefined;
  value: string | undefined;
  onChange: (time: string) => void;
}

function TimeItem({ name, label, options, noTimes, error, value, onChange }: TimeItemProps) {
  return (
    <LabelledItem id={`shift-${name}`} label={`${label} time *`} error={error}>
      {(control) => (
        <Select
          {...control}
          placeholder={label}
          virtual={false}
          matches={matchesTime}
          options={options}
          none={options.length > 0 ? 'No such time' : noTimes}
          value={value}
          onChange={onChange}
        />
      )}
    </LabelledItem>
  );
}
