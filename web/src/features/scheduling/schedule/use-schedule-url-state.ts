import { useUrlState } from '../../../shared/use-url-state.js';

/** Reads and changes the URL state: the day and, for admins, the therapist on screen. */
export function useScheduleUrlState(today: string | undefined) {
  const [params, change] = useUrlState();
  const requestedDate = params.get('date') ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(requestedDate) && !Number.isNaN(Date.parse(requestedDate));
  const date = today && isDay && requestedDate > today ? requestedDate : today;
  const choose = (name: 'date' | 'therapist', value: string) => change({ [name]: value }, { replace: true });
  return { date, therapist: params.get('therapist') ?? undefined, choose };
}
