import { DatePicker, Form } from 'antd';
import {
  useGetSettingsQuery,
  useListOfficeTherapistsQuery,
  useListOfficeTimeSlotsQuery,
} from '../../../../shared/api/generated.js';
import { toDateKey } from '../../../../shared/dates/dates.js';
import { toDayjs } from '../../../../shared/dates/to-dayjs.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { type OpenedShift, type ShiftDraft, toTimeOptions, toTypeHours } from './shift-draft.js';
import { SHIFT_TYPE_OPTIONS } from './shift-types.js';

interface ShiftFieldsProps {
  draft: ShiftDraft;
  opened: OpenedShift;
  /** Marks what is missing. */
  isIncomplete: boolean;
  onChange: (part: Partial<ShiftDraft>) => void;
}

export function ShiftFields({ draft, opened, isIncomplete, onChange }: ShiftFieldsProps) {
  const therapists = useListOfficeTherapistsQuery();
  const slots = useListOfficeTimeSlotsQuery();
  const { data: settings } = useGetSettingsQuery();
  useLoadFailureToast(therapists, 'Failed to load therapists');
  useLoadFailureToast(slots, 'Failed to load time slots');
  const people = (therapists.data ?? [])
    .filter(({ id, is_active }) => is_active || id === opened.therapist_id)
    .map(({ id, name }) => ({ value: id, label: name }));
  const times = toTimeOptions(slots.data ?? [], opened);
  const { starts, ends } = times;
  const state = (value: string | undefined) => (isIncomplete && !value ? ('error' as const) : undefined);
  const noTimes = slots.isSuccess ? 'No time slots configured. Please add time slots first.' : 'Loading';
  const date = draft.roster_date;

  return (
    <Form layout="vertical" className="shift-fields" component="div">
      <Form.Item label="Date *" htmlFor="shift-date" validateStatus={state(date)}>
        <DatePicker
          id="shift-date"
          format="DD/MM/YYYY"
          placeholder="DD/MM/YYYY"
          value={toDayjs(date)}
          onChange={(day) => onChange({ roster_date: day ? toDateKey(day) : undefined })}
        />
      </Form.Item>
      <Form.Item label="Therapist *" htmlFor="shift-therapist" validateStatus={state(draft.therapist_id)}>
        <Select
          id="shift-therapist"
          placeholder="Choose a therapist"
          showSearch={{ optionFilterProp: 'label' }}
          options={people}
          value={draft.therapist_id}
          onChange={(therapist_id) => onChange({ therapist_id })}
        />
      </Form.Item>
      <Form.Item label="Shift type" htmlFor="shift-type">
        <Select
          id="shift-type"
          options={SHIFT_TYPE_OPTIONS}
          value={draft.shift_type}
          onChange={(type) => onChange({ shift_type: type, ...toTypeHours(type, settings?.shift_types.value, times) })}
        />
      </Form.Item>
      <div className="shift-times">
        <TimeItem
          name="start"
          label="Start"
          options={starts}
          noTimes={noTimes}
          validateStatus={state(draft.start_time)}
          value={draft.start_time}
          onChange={(start_time) => onChange({ start_time })}
        />
        <TimeItem
          name="end"
          label="End"
          options={ends}
          noTimes={noTimes}
          validateStatus={state(draft.end_time)}
          value={draft.end_time}
          onChange={(end_time) => onChange({ end_time })}
        />
      </div>
    </Form>
  );
}

interface TimeItemProps {
  name: 'start' | 'end';
  label: string;
  options: { value: string; label: string }[];
  /** Text where there are no times. */
  noTimes: string;
  validateStatus: 'error' | undefined;
  value: string | undefined;
  onChange: (time: string) => void;
}

function TimeItem({ name, label, options, noTimes, validateStatus, value, onChange }: TimeItemProps) {
  return (
    <Form.Item label={`${label} time *`} htmlFor={`shift-${name}`} validateStatus={validateStatus}>
      <Select
        id={`shift-${name}`}
        placeholder={label}
        virtual={false}
        options={options}
        notFoundContent={noTimes}
        value={value}
        onChange={onChange}
      />
    </Form.Item>
  );
}
