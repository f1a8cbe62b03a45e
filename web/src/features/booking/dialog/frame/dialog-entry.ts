/** Whether the dialog's history entry is the current one. */
export const isDialogEntry = (): boolean => !!(history.state as { bookingDialog?: true } | null)?.bookingDialog;

/** Adds a history entry for the dialog, so that the browser's Back closes the dialog. */
export function pushDialogEntry(): void {
  if (!isDialogEntry()) history.pushState({ ...history.state, bookingDialog: true }, '');
}
