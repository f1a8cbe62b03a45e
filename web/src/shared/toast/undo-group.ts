/** The fields of a toast that decide whether it belongs to the group. */
interface Groupable {
  key?: string | undefined;
  seconds?: number | undefined;
  destructive?: boolean | undefined;
  isUndoable?: boolean | undefined;
}

/** A toast of the group, and until when it is shown, in milliseconds of `Date.now()`. */
export interface GroupedToast<Toast extends Groupable> {
  toast: Toast;
  until: number;
}

/**
 * Returns the toasts that offer undo, newest first, after another toast has come. One of the same key replaces the
 * earlier one; a refusal is shown apart.
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

/** Seconds for which a toast without an action is shown, such as one about an undo. */
const DEFAULT_SECONDS = 5;
