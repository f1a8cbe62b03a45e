import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { addNextWeeks, dateForKey, toMonth, toWeeks, type WeekStart } from './month.js';

export interface MonthRange {
  /** The shop's date; undefined while that is loading. */
  today: string | undefined;
  /** The first date that can be chosen. */
  first: string | undefined;
  /** The last date that can be chosen; undefined for no limit. */
  last?: string | undefined;
  value?: string | undefined;
  weekStart?: WeekStart | undefined;
  /** Whether a month that is nearly over is followed by the first weeks of the next one. */
  continues?: boolean | undefined;
  /** Called with the month on screen, at first and whenever it changes. */
  onMonth?: ((month: string) => void) | undefined;
}

/** Weeks without days, which keep the calendar's height while the shop's date is loading. */
const UNKNOWN_DATE: null[][] = Array.from({ length: 5 }, () => Array.from({ length: 7 }, () => null));

/**
 * Holds the state of the calendar: the month on screen, the days that can be chosen, and the dates that keys lead to.
 * @param table the element whose days receive the focus
 */
export function useMonthCalendar(
  { today, first, last, value, weekStart, continues, onMonth }: MonthRange,
  table: RefObject<HTMLTableElement | null>,
) {
  const [cursor, setCursor] = useState<string>();
  // The month that was paged to is shown until another date is chosen, here or by the parent.
  const [turned, setTurned] = useState<{ month: string; value: string | undefined }>();
  const turnTo = (month: string) => setTurned({ month, value });
  const followsKeys = useRef(false);
  const isOpen = (date: string) => !!first && date >= first && (!last || date <= last);

  const toShownWeeks = (of: string) =>
    continues ? addNextWeeks(toWeeks(of, weekStart), of, { first, weekStart }) : toWeeks(of, weekStart);
  // A date of the next month that is on screen already turns no page, and so stays under the finger.
  const isShownAlready = !!value && !!today && toShownWeeks(toMonth(today)).flat().includes(value);
  const ofValue = toMonth((isShownAlready ? today : (value ?? today)) ?? '');
  const month = turned && turned.value === value ? turned.month : ofValue;
  const weeks = today ? toShownWeeks(month) : UNKNOWN_DATE;
  const days = weeks.flat().filter((date) => date !== null && isOpen(date));
  // Roving tabindex: the day reached by keys, else the chosen date, else the month's first open day.
  const tabStop = [cursor, value, today].find((date) => date && days.includes(date)) ?? days[0];

  useEffect(() => {
    if (followsKeys.current) table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
    followsKeys.current = false;
  }, [cursor, table]);

  /** Keeps the month on screen for a date chosen in it. */
  const keepMonth = (date: string) => setTurned({ month, value: date });

  const notifyMonth = useEffectEvent(() => onMonth?.(month));
  useEffect(() => notifyMonth(), [month]);

  const moveByKey = (event: KeyboardEvent) => {
    const target = tabStop && dateForKey(event.key, tabStop, weekStart);
    if (!target || !first) return;
    event.preventDefault();
    const date = target < first ? first : last && target > last ? last : target;
    followsKeys.current = true;
    setCursor(date);
    turnTo(toMonth(date));
  };
  return { month, weeks, tabStop, isOpen, setCursor, keepMonth, turnTo, moveByKey };
}
