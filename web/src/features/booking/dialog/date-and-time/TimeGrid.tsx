import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatTime } from '../../../../shared/dates/dates.js';
import { RetryHint } from '../fields/RetryHint.js';
import { canChoose, groupByPartOfDay } from './slots.js';
import type { DayAvailability } from './use-day-availability.js';

interface TimeGridProps {
  day: DayAvailability;
  /** Id that FormItem passes. */
  id?: string;
  value?: string;
  onChange?: (time: string) => void;
}

/** The day's start times, one to pick. It is a single tab stop, with arrow keys between those that can be chosen. */
export function TimeGrid({ day, id, value, onChange }: TimeGridProps) {
  const [cursor, setCursor] = useState<string>();
  const open = day.slots.filter(canChoose).map((slot) => slot.start);
  const tabStop = [cursor, value].find((start) => start && open.includes(start)) ?? open[0];
  const grid = useHeightWhileLoading(day.isLoading);

  return (
    <div
      ref={grid}
      id={id}
      className="booking-times"
      role="group"
      aria-label="Time"
      aria-busy={day.isLoading}
      onKeyDown={moveFocus}
    >
      {day.isLoading && <p className="booking-hint">Loading available times...</p>}
      {day.hasFailed && <RetryHint what="times" onPress={day.retry} />}
      {groupByPartOfDay(day.notice ? [] : day.slots).map(([part, slots]) => (
        <div key={slots[0]?.start} role="group" aria-label={part}>
          <p className="booking-part" aria-hidden="true">
            {part}
          </p>
          <div className="booking-slots">
            {slots.map((slot) => (
              <button
                key={slot.start}
                type="button"
                data-start={slot.start}
                aria-pressed={value === slot.start}
                disabled={!canChoose(slot)}
                tabIndex={slot.start === tabStop ? 0 : -1}
                onFocus={() => setCursor(slot.start)}
                onClick={() => onChange?.(slot.start)}
              >
                {formatTime(slot.start)}
                {slot.state === 'on_request' && <span className="booking-on-request"> on request</span>}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Keeps the grid's height while other times load, so that a control below does not move while somebody presses it. */
function useHeightWhileLoading(isLoading: boolean) {
  const grid = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!grid.current) return;
    grid.current.style.minHeight = isLoading && height.current > 0 ? `${height.current}px` : '';
    if (!isLoading) height.current = grid.current.offsetHeight;
  });
  return grid;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
const ROWS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const rows = ROWS[event.key];
  if (!step && !rows) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-pressed]:enabled')];
  const here = buttons.findIndex((button) => button === document.activeElement);
  if (rows) return findButtonInRow(buttons, here, rows)?.focus();
  buttons[Math.min(Math.max(here + step!, 0), buttons.length - 1)]?.focus();
}

/** Finds the button closest to straight above or below, in the next row that has any. */
function findButtonInRow(buttons: HTMLElement[], here: number, direction: 1 | -1): HTMLElement | undefined {
  const from = buttons[here]?.getBoundingClientRect();
  if (!from) return undefined;
  const measure = (button: HTMLElement) => {
    const { left, top } = button.getBoundingClientRect();
    return { button, rows: (top - from.top) * direction, columns: Math.abs(left - from.left) };
  };
  const beyond = buttons.map(measure).filter(({ rows }) => rows > 1);
  return beyond.sort((one, other) => one.rows - other.rows || one.columns - other.columns)[0]?.button;
}
