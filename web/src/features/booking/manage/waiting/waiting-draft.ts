/** The form's values for a new waiting entry. */
export interface WaitingDraft {
  /** The id of the client who was chosen from the suggestions. */
  client_id?: string;
  client_name: string;
  client_phone: string;
  client_email?: string;
  service_id: string;
  therapist_id?: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** The earliest start, `HH:mm`; `to` is the latest. */
  from: string;
  to: string;
}

/** Key of the draft that is restored after a new sign-in. */
export const KEPT_WAITING = 'waiting';

const FIELDS = ['client_name', 'client_phone', 'client_email', 'service_id', 'therapist_id'] as const;

/**
 * Converts the server's refusals to errors of the form's fields. For a window the server does not say which of its
 * three fields is wrong.
 */
export function toFieldErrors(
  refused: readonly { field: string; message: string }[],
  { date, from, to }: Pick<WaitingDraft, 'date' | 'from' | 'to'>,
  today: string | undefined,
): { name: keyof WaitingDraft; errors: string[] }[] {
  // The server refuses a window as a whole. Its times are wrong where they contradict each other or have passed today.
  const wrong = from > to || date === today ? 'to' : 'date';
  return refused.flatMap(({ field, message }) => {
    const name = FIELDS.find((each) => each === field) ?? (field.startsWith('windows') ? wrong : undefined);
    return name ? [{ name, errors: [message] }] : [];
  });
}
