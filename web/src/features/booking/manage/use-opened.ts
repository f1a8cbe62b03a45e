import { useAddress } from '../../../shared/address.js';
import { dateIn } from './booking-filter.js';

/** A new booking for a slot that was pointed at; what is left out is chosen in the editor. */
export interface SlotWish {
  therapist?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
}

/** What the editor shows: a booking, a new one, or nothing. */
export type Opened = { id: string; wish?: never } | { id?: never; wish: SlotWish } | undefined;

/** Which keys of the address the editor owns. A day's date belongs to the list, a new booking's to `for`. */
export const editorKeys = ['booking', 'new', 'therapist', 'for', 'time'] as const;

type EditorKey = (typeof editorKeys)[number];
const nothing = Object.fromEntries(editorKeys.map((key) => [key, undefined]));

/** What the editor shows stands in the address: `?booking=<id>`, or `?new` with `therapist`, `for` (date) and `time`. */
export function useOpened() {
  const [params, change] = useAddress();
  const go = (entries: Partial<Record<EditorKey, string | undefined>>) => change({ ...nothing, ...entries });
  return {
    opened: openedIn(params),
    open: (id: string) => go({ booking: id }),
    openNew: ({ therapist, date, time }: SlotWish = {}) => go({ new: '', therapist, for: date, time }),
    close: () => go({}),
  };
}

function openedIn(params: URLSearchParams): Opened {
  const id = params.get('booking');
  if (id) return { id };
  if (!params.has('new')) return undefined;
  const time = params.get('time') ?? '';
  return {
    wish: {
      therapist: params.get('therapist') ?? undefined,
      date: dateIn(params, 'for'),
      time: /^\d\d:\d\d$/.test(time) ? time : undefined,
    },
  };
}
