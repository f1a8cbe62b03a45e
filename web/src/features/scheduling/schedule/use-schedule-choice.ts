import { useSearchParams } from 'react-router-dom';

/** The day and, for admins, the therapist who are looked at, as they stand in the address. */
export function useScheduleChoice(today: string | undefined) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('date') ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(wanted) && !Number.isNaN(Date.parse(wanted));
  const date = today && isDay && wanted > today ? wanted : today;
  const choose = (name: 'date' | 'therapist', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { date, therapist: params.get('therapist') ?? undefined, choose };
}
