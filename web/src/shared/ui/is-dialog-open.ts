/** Whether a dialog or a question is open; a drawer leaves the page in use. */
export const isDialogOpen = (): boolean =>
  document.querySelector('.ant-modal-wrap:not([style*="display: none"])') !== null;
