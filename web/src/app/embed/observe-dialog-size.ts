/** Calls back with the size in pixels that the dialog has on screen, at first and whenever it changes. Returns how to stop. */
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
