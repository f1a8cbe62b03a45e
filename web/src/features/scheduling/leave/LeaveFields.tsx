import { Checkbox, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useListOfficeTherapistsQuery } from '../../../shared/api/generated.js';
import { addDays, formatTime } from '../../../shared/dates/dates.js';
import { MonthCalendar } from '../../../shared/ui/calendar/MonthCalendar.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { SelectField } from '../../../shared/ui/fields/SelectField.js';
import { type LeaveDraft, pickDay, TIME_STEPS } from './leave-draft.js';
import { fallsOn, formatLeaveDays, KIND_OPTIONS } from './leave-text.js';
import './leave.css';

interface LeaveFieldsProps {
  draft: LeaveDraft;
  today: string;
  /** Whether the therapist is given, so that none is to be chosen. */
  isChosen: boolean;
  /** Whether past days can be chosen, as for sickness. */
  reachesBack: boolean;
  isIncomplete: boolean;
  onChange: (part: Partial<LeaveDraft>) => void;
}

const DAYS_BACK = 366;
const REPEAT_DAYS = 28;
const times = TIME_STEPS.map((time) => ({ value: time, label: formatTime(time) }));

export function LeaveFields({ draft, today, isChosen, reachesBack, isIncomplete, onChange }: LeaveFieldsProps) {
  const isMissing = (value: unknown) => (isIncomplete && !value ? ('error' as const) : undefined);
  return (
    <Form layout="vertical" component="div" className="leave-fields">
      {!isChosen && (
        <Form.Item label="Therapist *" validateStatus={isMissing(draft.therapist_id)}>
          <TherapistChoice value={draft.therapist_id} onChange={(id) => onChange({ therapist_id: id })} />
        </Form.Item>
      )}
      <LeaveDays {...{ draft, today, reachesBack, onChange }} validateStatus={isMissing(draft.first_date)} />
      <Form.Item label="Kind">
        <Radio.Group
          aria-label="Kind"
          optionType="button"
          className="leave-choices"
          options={[...KIND_OPTIONS]}
          value={draft.kind}
          onChange={({ target }) => onChange({ kind: target.value as LeaveDraft['kind'] })}
        />
      </Form.Item>
      <LeaveOptions {...{ draft, today, onChange }} />
      <Form.Item label="Note" htmlFor="leave-note" help="Optional. Only you and administrators read it.">
        <Input
          id="leave-note"
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Form.Item>
    </Form>
  );
}

interface TherapistChoiceProps {
  value: string | undefined;
  onChange: (therapistId: string) => void;
}

function TherapistChoice({ value, onChange }: TherapistChoiceProps) {
  const { data: therapists } = useListOfficeTherapistsQuery();
  const active = therapists?.filter(({ is_active }) => is_active);
  return (
    <Radio.Group
      aria-label="Therapist"
      optionType="button"
      className="leave-choices"
      options={active?.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value as string)}
    />
  );
}

interface LeaveDaysProps extends Pick<LeaveFieldsProps, 'draft' | 'today' | 'reachesBack' | 'onChange'> {
  validateStatus: 'error' | undefined;
}

/** The first tap sets a day, a second one on a later day the end of the range. */
function LeaveDays({ draft, today, reachesBack, validateStatus, onChange }: LeaveDaysProps) {
  const [isOpenEnded, setOpenEnded] = useState(false);
  const { first_date, last_date, repeats_until } = draft;
  const days =
    first_date && last_date
      ? { first_date, last_date, start_time: null, end_time: null, repeats_until: repeats_until ?? null }
      : undefined;
  return (
    <Form.Item
      label="Days *"
      validateStatus={validateStatus}
      help={days ? formatLeaveDays(days) : 'Choose the first day, then the last.'}
    >
      <MonthCalendar
        heading="h3"
        today={today}
        {...(reachesBack && { first: addDays(today, -DAYS_BACK) })}
        value={first_date}
        onChange={(date) => {
          onChange(pickDay(draft, date, isOpenEnded));
          setOpenEnded(!isOpenEnded || date <= (first_date ?? ''));
        }}
        getMarks={(date) => (days && fallsOn(days, date) ? [{ kind: 'leave', label: 'leave' }] : [])}
      />
    </Form.Item>
  );
}

/** Hours instead of whole days, and each week again. */
function LeaveOptions({ draft, today, onChange }: Pick<LeaveFieldsProps, 'draft' | 'today' | 'onChange'>) {
  const { last_date, repeats_until, isPartial, start_time, end_time } = draft;
  return (
    <div className="leave-options">
      <Checkbox checked={isPartial} onChange={({ target }) => onChange({ isPartial: target.checked })}>
        Only part of each day
      </Checkbox>
      {isPartial && (
        <div className="leave-pair">
          <SelectField
            label="From"
            options={times}
            value={start_time}
            onChange={(time) => onChange({ start_time: time })}
          />
          <SelectField label="To" options={times} value={end_time} onChange={(time) => onChange({ end_time: time })} />
        </div>
      )}
      <Checkbox
        checked={repeats_until !== undefined}
        onChange={({ target }) =>
          onChange({ repeats_until: target.checked ? addDays(last_date ?? today, REPEAT_DAYS) : undefined })
        }
      >
        Each week
      </Checkbox>
      {repeats_until !== undefined && (
        <DateField
          label="Each week until"
          placeholder="DD/MM/YYYY"
          today={today}
          value={repeats_until}
          onChange={(date) => onChange({ repeats_until: date })}
        />
      )}
    </div>
  );
}
