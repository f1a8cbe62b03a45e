import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { useState } from 'react';
import { readStored, writeStored } from '../../../../shared/device-storage.js';
import { useUrlState } from '../../../../shared/use-url-state.js';
import type { CalendarSpan } from './calendar-range.js';

/** The scale of an hour: a whole day on a screen, normal, or with room for short treatments. */
export type Zoom = 'small' | 'medium' | 'large';

/** Height of an hour, in pixels. */
const HOUR_HEIGHTS_PX: Record<Zoom, number> = { small: 40, medium: 72, large: 108 };

/** Height of an hour on touch screens, in pixels, so that half an hour has room for a button. */
const TOUCH_HOUR_HEIGHTS_PX: Record<Zoom, number> = { small: 48, medium: 88, large: 124 };

const STORAGE_KEY = 'calendar-zoom';

const readZoom = (): Zoom => {
  const stored = readStored(STORAGE_KEY) ?? '';
  return stored in HOUR_HEIGHTS_PX ? (stored as Zoom) : 'medium';
};

/** Returns the height of an hour in pixels. */
export function useHourHeight(zoom: Zoom): number {
  const isCoarse = useMediaQuery('(pointer: coarse)');
  return (isCoarse ? TOUCH_HOUR_HEIGHTS_PX : HOUR_HEIGHTS_PX)[zoom];
}

/**
 * Reads and changes the view. Span and therapists are kept in the URL, so that a link shows the same; the zoom is kept
 * on this device.
 */
export function useCalendarView() {
  const [params, change] = useUrlState();
  const [zoom, setZoom] = useState(readZoom);
  const stored = params.get('span');
  const span: CalendarSpan = stored === 'week' || stored === '3-days' ? stored : 'day';
  return {
    span,
    setSpan: (to: CalendarSpan) => change({ span: to === 'day' ? undefined : to }),
    /** Whether the columns are rooms instead of therapists, which only a single day has. */
    isByRoom: span === 'day' && params.get('by') === 'room',
    setByRoom: (isByRoom: boolean) => change({ by: isByRoom ? 'room' : undefined }),
    /** Changes span and date together, so that the address changes once for each press. */
    showDay: (date: string) => change({ span: undefined, date }),
    /** Ids of the therapists to show; all where it is empty. */
    shown: params.get('therapists')?.split(',').filter(Boolean) ?? [],
    setShown: (ids: string[]) => change({ therapists: ids.join(',') || undefined }, { replace: true }),
    zoom,
    setZoom: (to: Zoom) => {
      writeStored(STORAGE_KEY, to);
      setZoom(to);
    },
  };
}
