/** What of a message says whether it belongs to the group. */
interface Groupable {
  key?: string | undefined;
  seconds?: number | undefined;
  destructive?: boolean | undefined;
  isUndoable?: boolean | undefined;
}

/** A message of the group, and until when it is shown: milliseconds of `performance.now()`. */
export interface GroupedToast<Toast extends Groupable> {
  toast: Toast;
  until: number;
}

/**
 * The messages that offer to take something back, newest first, after another message has come. One of the same key takes the
 * place of what it is about; a refusal is shown apart.
 */
export function regroup<Toast extends Groupable>(
  group: readonly GroupedToast<Toast>[],
  toast: Toast,
  now: number,
): GroupedToast<Toast>[] {
  const shown = group.filter(({ until }) => until > now);
  const isSame = (other: GroupedToast<Toast>) => toast.key !== undefined && other.toast.key === toast.key;
  if (toast.destructive) return shown.filter((other) => !isSame(other));
  const grouped = { toast, until: now + (toast.seconds ?? DEFAULT_SECONDS) * 1_000 };
  if (shown.some(isSame)) return shown.map((other) => (isSame(other) ? grouped : other));
  return toast.isUndoable ? [grouped, ...shown] : shown;
}

/** Of what was taken back, for instance. */
const DEFAULT_SECONDS = 5;
