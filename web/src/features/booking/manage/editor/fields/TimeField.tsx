import { formatTime } from '../../../../../shared/dates/dates.js';
import { Alert } from '../../../../../shared/ui/alert/Alert.js';
import { RetryButton } from '../../../../../shared/ui/load-failure/RetryButton.js';
import type { Editor } from '../use-booking-editor.js';
import type { Offerings } from './use-offerings.js';

/** The free times as buttons; a time that is no longer free is not selected any more. */
export function TimeField({ editor, offerings }: { editor: Editor; offerings: Offerings }) {
  const { draft, errors } = editor;
  const { offered, dayOff, isWaiting, isError, refetch } = offerings.times;
  const name = offerings.therapists.find(({ value }) => value === draft.therapist_id)?.label;
  const whose = offerings.isVisit ? 'for the whole visit' : `with ${name}`;
  const noneFree = offerings.isVisit
    ? 'Nothing is free for the whole visit on this day'
    : 'No available slots for this therapist on this date';
  const isGone = draft.booking_time !== '' && !offerings.isTimeOffered && offered && !dayOff;
  return (
    <fieldset
      className="editor-times editor-wide"
      aria-busy={isWaiting}
      aria-describedby={errors.booking_time && ERROR_ID}
      data-invalid={errors.booking_time && true}
      tabIndex={-1}
    >
      <legend>
        Time * <span className="second">{offered && name && getTimeHint(name, offerings)}</span>
      </legend>
      {!offered && !isError && (
        <p className="second">{isWaiting ? 'Loading times' : 'Choose a therapist and a date first.'}</p>
      )}
      {isError && (
        <p>
          The free times could not be loaded. <RetryButton onRetry={refetch} />
        </p>
      )}
      {offered?.length === 0 &&
        (dayOff ? (
          <Alert type="warning" title={`${name} ${DAY_OFF[dayOff]}`} description={noneFree} />
        ) : (
          <Alert type="warning" title={noneFree} />
        ))}
      {isGone && (
        <p id={ERROR_ID} className="editor-error">
          {formatTime(draft.booking_time)} is not free {whose}. Choose another {offered.length > 0 ? 'time' : 'day'}.
        </p>
      )}
      <div className="editor-time-grid">
        {offered?.map(({ time, isPast }) => (
          <label key={time} className="editor-time" data-past={isPast || undefined}>
            <input
              type="radio"
              name="booking_time"
              checked={draft.booking_time === time}
              onChange={() => editor.change({ booking_time: time })}
            />
            <span>{formatTime(time)}</span>
          </label>
        ))}
      </div>
      {errors.booking_time && !isGone && (
        <p id={ERROR_ID} className="editor-error">
          {errors.booking_time}
        </p>
      )}
    </fieldset>
  );
}

const ERROR_ID = 'booking-time-error';

const DAY_OFF = { leave: 'is on leave on this day', no_shift: 'has no shift on this day' };

function getTimeHint(name: string, { isVisit, isUnassigned }: Offerings): string {
  if (isVisit) return '(free for the whole visit)';
  return isUnassigned ? '(all times)' : `(free times of ${name})`;
}
