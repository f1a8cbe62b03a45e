/** Whether a dialog, a question or a panel over the page is open; a panel beside the page leaves it in use. */
export const isDialogOpen = (): boolean =>
  document.querySelector('.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open [aria-modal="true"]') !==
  null;
