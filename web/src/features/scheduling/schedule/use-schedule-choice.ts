import { useAddress } from '../../../shared/address.js';

/** The day and, for admins, the therapist who are looked at, as they stand in the address. */
export function useScheduleChoice(today: string | undefined) {
  const [params, change] = useAddress();
  const wanted = params.get('date') ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(wanted) && !Number.isNaN(Date.parse(wanted));
  const date = today && isDay && wanted > today ? wanted : today;
  const choose = (name: 'date' | 'therapist', value: string) => change({ [name]: value }, { replace: true });
  return { date, therapist: params.get('therapist') ?? undefined, choose };
}
