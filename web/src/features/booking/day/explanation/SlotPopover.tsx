import { useEffect, useId, useRef, useState } from 'react';
import { useExplainSlotQuery, type SlotExplanationDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime, type ShopNow } from '../../../../shared/dates/dates.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { listStarts } from '../../manage/walk-in/walk-in-labels.js';
import { explainSlot } from './explain-slot.js';
import type { TimeOff } from './time-off.js';
import './slot-popover.css';

/** The time that somebody pointed at. */
export interface PopoverSlot {
  therapistId: string;
  therapistName: string;
  date: string;
  time: string;
  /** Position of the popover, in pixels of the window. */
  x: number;
  y: number;
}

interface SlotPopoverProps {
  slot: PopoverSlot;
  /** Start times to choose from beside that of the press. */
  slots: string[];
  now: ShopNow;
  onAdd: (slot: { therapist: string; date: string; time: string }) => void;
  /** Takes in somebody who is at the desk. */
  onWalkIn: (time: string) => void;
  /** Undefined where no time can be taken off: of Any Available, and for those who may not. */
  onTimeOff: ((timeOff: TimeOff) => void) | undefined;
  onClose: () => void;
}

const WIDTH = 320;
const HEIGHT = 300;

/** Explains why a time is free or not, and offers what can be entered there. */
export function SlotPopover({ slot, slots, now, onAdd, onWalkIn, onTimeOff, onClose }: SlotPopoverProps) {
  const { therapistId, therapistName, date, x, y } = slot;
  const [time, setTime] = useState(slot.time);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { currentData: explanation, isError } = useExplainSlotQuery(
    { therapistId, date, time },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    panel.current?.showPopover();
    panel.current?.querySelector('select')?.focus();
  }, []);
  const place = {
    left: Math.max(8, Math.min(x, innerWidth - WIDTH - 8)),
    top: Math.max(8, Math.min(y, innerHeight - HEIGHT)),
  };
  const closeAnd = (run: () => void) => {
    // Before it is gone, so that the focus returns to where it came from.
    panel.current?.hidePopover();
    onClose();
    run();
  };
  // The dialog has the starts around now alone, and would replace any other time by the present one.
  const walkInStarts =
    date === now.date
      ? listStarts(
          slots.map((start_time) => ({ start_time })),
          now.time,
        )
      : [];
  const times = slots.includes(time) ? slots : [...slots, time].toSorted();
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className="slot-popover"
      style={place}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <h3 id={titleId}>
        {therapistName}, {formatShortDate(date)}
      </h3>
      <label className="slot-popover-time">
        At{' '}
        <select value={time} onChange={({ target }) => setTime(target.value)}>
          {times.map((each) => (
            <option key={each} value={each}>
              {formatTime(each)}
            </option>
          ))}
        </select>
      </label>
      <Explanation explanation={explanation} start={{ therapistName, time }} hasFailed={isError} />
      {explanation?.is_free && date >= now.date && (
        <Button variant="primary" onClick={() => closeAnd(() => onAdd({ therapist: therapistId, date, time }))}>
          Add Booking here
        </Button>
      )}
      <div className="slot-popover-more">
        {walkInStarts.includes(time) && <Button onClick={() => closeAnd(() => onWalkIn(time))}>Walk-in</Button>}
        {onTimeOff && date >= now.date && (
          <Button onClick={() => closeAnd(() => onTimeOff({ kind: 'block', therapistId, date, time }))}>
            Block time
          </Button>
        )}
        {onTimeOff && (
          <Button onClick={() => closeAnd(() => onTimeOff({ kind: 'leave', therapistId, date, time }))}>Leave</Button>
        )}
      </div>
    </div>
  );
}

interface ExplanationProps {
  /** Undefined until it has been read. */
  explanation: SlotExplanationDto | undefined;
  start: { therapistName: string; time: string };
  hasFailed: boolean;
}

function Explanation({ explanation, start, hasFailed }: ExplanationProps) {
  return (
    <div role="status" className="slot-popover-answer">
      {explanation && (
        <>
          {!explanation.is_free && <p className="slot-popover-no">Not free</p>}
          {explainSlot(explanation, start).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      {hasFailed && <p>The answer could not be loaded.</p>}
    </div>
  );
}
