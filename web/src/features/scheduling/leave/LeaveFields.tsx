import { Checkbox, Form, Input, Radio } from 'antd';
import { type AriaAttributes, useState } from 'react';
import { useListOfficeTherapistsQuery } from '../../../shared/api/generated.js';
import { addDays, formatTime } from '../../../shared/dates/dates.js';
import { MonthCalendar } from '../../../shared/ui/calendar/MonthCalendar.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import type { FieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { SelectField } from '../../../shared/ui/fields/SelectField.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { type LeaveDraft, pickDay, TIME_STEPS } from './leave-draft.js';
import { fallsOn, formatLeaveDays, KIND_OPTIONS } from './leave-text.js';
import './leave.css';

interface LeaveFieldsProps {
  draft: LeaveDraft;
  today: string;
  /** Whether the therapist cannot be chosen, because the leave is for one. */
  isTherapistGiven: boolean;
  /** Whether past days can be chosen, as for sickness. */
  acceptsPast: boolean;
  errors: FieldErrors;
  onChange: (part: Partial<LeaveDraft>) => void;
}

const DAYS_BACK = 366;
const REPEAT_DAYS = 28;
const DAYS_ERROR_ID = 'leave-days-error';
const HOURS_ERROR_ID = 'leave-hours-error';
const times = TIME_STEPS.map((time) => ({ value: time, label: formatTime(time) }));

export function LeaveFields({ draft, today, isTherapistGiven, acceptsPast, errors, onChange }: LeaveFieldsProps) {
  return (
    <Form layout="vertical" component="div" className="leave-fields">
      {!isTherapistGiven && (
        <LabelledItem id="leave-therapist" label="Therapist *" error={errors.therapist_id}>
          {(control) => (
            <TherapistChoice
              {...control}
              value={draft.therapist_id}
              onChange={(id) => onChange({ therapist_id: id })}
            />
          )}
        </LabelledItem>
      )}
      <LeaveDays {...{ draft, today, acceptsPast, onChange }} error={errors.first_date} />
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
      <LeaveOptions {...{ draft, today, onChange }} error={errors.end_time} />
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

interface TherapistChoiceProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  id: string;
  value: string | undefined;
  onChange: (therapistId: string) => void;
}

function TherapistChoice({ value, onChange, ...control }: TherapistChoiceProps) {
  const therapists = useListOfficeTherapistsQuery();
  const active = therapists.data?.filter(({ is_active }) => is_active);
  if (therapists.isError && !active) return <LoadFailure what="The therapists" reads={[therapists]} />;
  return (
    <Radio.Group
      {...control}
      aria-label="Therapist"
      optionType="button"
      className="leave-choices"
      options={active?.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value as string)}
    />
  );
}

interface LeaveDaysProps extends Pick<LeaveFieldsProps, 'draft' | 'today' | 'acceptsPast' | 'onChange'> {
  error: string | undefined;
}

/** The choice of days. The first tap sets a day, a second one on a later day the end of the range. */
function LeaveDays({ draft, today, acceptsPast, error, onChange }: LeaveDaysProps) {
  const [isOpenEnded, setOpenEnded] = useState(false);
  const { first_date, last_date, repeats_until } = draft;
  const days =
    first_date && last_date
      ? { first_date, last_date, start_time: null, end_time: null, repeats_until: repeats_until ?? null }
      : undefined;
  return (
    <Form.Item
      label="Days *"
      validateStatus={error ? 'error' : undefined}
      help={
        error ? (
          <span id={DAYS_ERROR_ID}>{error}</span>
        ) : days ? (
          formatLeaveDays(days)
        ) : (
          'Choose the first day, then the last.'
        )
      }
    >
      <div
        role="group"
        aria-label="Days"
        tabIndex={-1}
        {...(error && { 'data-invalid': true, 'aria-describedby': DAYS_ERROR_ID })}
      >
        <MonthCalendar
          heading="h3"
          today={today}
          {...(acceptsPast && { first: addDays(today, -DAYS_BACK) })}
          value={first_date}
          onChange={(date) => {
            onChange(pickDay(draft, date, isOpenEnded));
            setOpenEnded(!isOpenEnded || date <= (first_date ?? ''));
          }}
          getMarks={(date) => (days && fallsOn(days, date) ? [{ kind: 'leave', label: 'leave' }] : [])}
        />
      </div>
    </Form.Item>
  );
}

interface LeaveOptionsProps extends Pick<LeaveFieldsProps, 'draft' | 'today' | 'onChange'> {
  /** The error of the hours. */
  error: string | undefined;
}

/** The choice of hours instead of whole days, and of weekly repetition. */
function LeaveOptions({ draft, today, error, onChange }: LeaveOptionsProps) {
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
          <SelectField
            label="To"
            {...(error && { 'aria-invalid': true, 'aria-describedby': HOURS_ERROR_ID })}
            options={times}
            value={end_time}
            onChange={(time) => onChange({ end_time: time })}
          />
          {error && (
            <p id={HOURS_ERROR_ID} className="leave-error">
              {error}
            </p>
          )}
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
