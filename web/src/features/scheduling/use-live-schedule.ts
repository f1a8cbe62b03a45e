import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/generated.js';
import { useLiveRefresh } from '../../shared/live/use-live-refresh.js';

const SCHEDULE_EVENTS = ['schedule-changed'] as const;

/** Refetches the schedule after each change that the server pushes. */
export function useLiveSchedule(): void {
  const dispatch = useDispatch();
  useLiveRefresh(() => void dispatch(api.util.invalidateTags(['Scheduling'])), { events: SCHEDULE_EVENTS });
}
