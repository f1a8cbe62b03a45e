/** Whether the dialog's own entry of the history is the one shown. */
export const isDialogEntry = (): boolean => !!(history.state as { bookingDialog?: true } | null)?.bookingDialog;

/** Gives the dialog an entry of its own, so that the browser's Back means the dialog. */
export function pushDialogEntry(): void {
  if (!isDialogEntry()) history.pushState({ ...history.state, bookingDialog: true }, '');
}
