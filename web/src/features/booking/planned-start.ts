import { useEffect, useSyncExternalStore } from 'react';

/** A free start in the editor, which the calendar draws before it is booked. */
export interface PlannedStart {
  therapistId: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
  minutes: number;
  /** Whether it is filled in, so that the calendar turns to its day; otherwise it is only pointed at. */
  isChosen: boolean;
}

let current: PlannedStart | undefined;
const listeners = new Set<() => void>();

function publish(start: PlannedStart | undefined): void {
  current = start;
  for (const notify of listeners) notify();
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Returns the start that the editor beside the calendar is at; undefined while there is none. */
export const usePlannedStart = (): PlannedStart | undefined => useSyncExternalStore(subscribe, () => current);

/** Shows a start in the calendar until the component is gone. */
export function useShowPlannedStart(start: PlannedStart | undefined): void {
  const text = JSON.stringify(start);
  useEffect(() => {
    publish(text === undefined ? undefined : (JSON.parse(text) as PlannedStart));
    return () => publish(undefined);
  }, [text]);
}
