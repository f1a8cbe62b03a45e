/**
 * Calls back with the dialog's size on screen in pixels, at first and whenever it changes.
 * @returns a function that stops it
 */
export function observeDialogSize(onSize: (size: { width: number; height: number }) => void): () => void {
  const sizes = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.target.getBoundingClientRect();
    onSize({ width: Math.round(width), height: Math.round(height) });
  });
  let observed: Element | null = null;
  const dialogs = new MutationObserver(() => {
    const dialog = document.querySelector('[role=dialog]');
    if (dialog === observed) return;
    sizes.disconnect();
    observed = dialog;
    if (dialog) sizes.observe(dialog);
  });
  dialogs.observe(document.body, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    dialogs.disconnect();
  };
}
