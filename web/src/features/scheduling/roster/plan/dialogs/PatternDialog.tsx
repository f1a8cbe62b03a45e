import { Button, DatePicker, Form, Modal } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { type RosterPatternDto, useEndRosterPatternMutation } from '../../../../../shared/api/generated.js';
import { formatShortDate, formatTime, toDateKey } from '../../../../../shared/dates/dates.js';
import { toast } from '../../../../../shared/toast/toast.js';
import { getConflictingIds, schedulingErrorToast } from '../../../scheduling-messages.js';
import { useUndoToast } from '../use-roster-change.js';
import { formatOutcome } from './Outcome.js';

interface PatternDialogProps {
  patterns: readonly RosterPatternDto[];
  today: string;
  onClose: () => void;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The patterns of a therapist, and until when they last. */
export function PatternDialog({ patterns, today, onClose }: PatternDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={`Pattern of ${patterns[0]?.therapist_name ?? ''}`}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={520}
      className="plan-dialog"
    >
      {patterns.map((pattern) => (
        <PatternEnd key={pattern.id} pattern={pattern} today={today} onDone={() => setOpen(false)} />
      ))}
    </Modal>
  );
}

function PatternEnd({ pattern, today, onDone }: { pattern: RosterPatternDto; today: string; onDone: () => void }) {
  const { id, version, weeks, first_date, last_date, shifts } = pattern;
  const [until, setUntil] = useState(last_date ?? (first_date > today ? first_date : today));
  const [uncovered, setUncovered] = useState(0);
  const [end, { isLoading }] = useEndRosterPatternMutation();
  const undoToast = useUndoToast();
  const save = async (day: string | null) => {
    const keep = uncovered > 0;
    const { data, error } = await end({ id, patternEndDto: { version, last_date: day, keep } });
    const bookings = getConflictingIds(error);
    if (bookings && !keep) return setUncovered(bookings.length);
    if (!data) return toast(schedulingErrorToast(error, 'Failed to end the pattern'));
    undoToast(data.change_id, day ? 'Pattern Ends' : 'Pattern Goes On', formatOutcome(data));
    onDone();
  };
  return (
    <section className="plan-pattern">
      <p>
        {weeks === 1 ? 'Every week' : `${weeks} weeks in turn`} from {formatShortDate(first_date)}
        {last_date ? ` to ${formatShortDate(last_date)}` : ', without end'}
      </p>
      <ul role="list">
        {shifts.map(({ week, weekday, start_time, end_time }) => (
          <li key={`${week} ${weekday} ${start_time}`}>
            <span className="plan-date">
              {weeks > 1 && `Week ${week} `}
              {WEEKDAYS[weekday - 1]}
            </span>
            <span>
              {formatTime(start_time)} to {formatTime(end_time)}
            </span>
          </li>
        ))}
      </ul>
      {uncovered > 0 && (
        <p role="alert">
          {uncovered === 1 ? 'A booking' : `${uncovered} bookings`} would be without a shift. Press again to keep them.
        </p>
      )}
      <Form layout="vertical" component="div" className="plan-fields">
        <Form.Item label="Last day" htmlFor={`end-${id}`}>
          <DatePicker
            id={`end-${id}`}
            format="DD/MM/YYYY"
            allowClear={false}
            value={dayjs(until)}
            onChange={(day) => {
              if (day) setUntil(toDateKey(day));
              setUncovered(0);
            }}
          />
        </Form.Item>
      </Form>
      <div className="plan-pattern-foot">
        {last_date && (
          <Button disabled={isLoading} onClick={() => void save(null)}>
            No End
          </Button>
        )}
        <Button type="primary" disabled={isLoading} onClick={() => void save(until)}>
          End After {formatShortDate(until)}
        </Button>
      </div>
    </section>
  );
}
