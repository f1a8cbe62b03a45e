import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/generated.js';
import { useLiveRefresh } from '../../shared/live-refresh.js';

/** Reads what is shown of the schedule again after each change that the server tells of. */
export function useFreshSchedule(): void {
  const dispatch = useDispatch();
  useLiveRefresh(() => void dispatch(api.util.invalidateTags(['scheduling'])), { event: 'schedule-changed' });
}
