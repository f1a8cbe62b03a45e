/** What is entered to put a caller on the waiting list. */
export interface WaitingDraft {
  client_name: string;
  client_phone: string;
  client_email?: string;
  service_id: string;
  therapist_id?: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm`, the earliest and the latest start. */
  from: string;
  to: string;
}

/** Key of the draft that a new sign-in gives back. */
export const KEPT_WAITING = 'waiting';

const FIELDS = ['client_name', 'client_phone', 'client_email', 'service_id', 'therapist_id'] as const;

/** What the server refused, at the fields of the form. Of a window it does not say which of its three fields is wrong. */
export function toFieldErrors(
  refused: readonly { field: string; message: string }[],
  { date, from, to }: Pick<WaitingDraft, 'date' | 'from' | 'to'>,
  today: string | undefined,
): { name: keyof WaitingDraft; errors: string[] }[] {
  // The times are to blame where they contradict each other, or have passed today.
  const wrong = from > to || date === today ? 'to' : 'date';
  return refused.flatMap(({ field, message }) => {
    const name = FIELDS.find((each) => each === field) ?? (field.startsWith('windows') ? wrong : undefined);
    return name ? [{ name, errors: [message] }] : [];
  });
}
