const FIELDS = 'input:not([type=hidden], [type=file]), select, textarea';
const CONTROLS = `${FIELDS}, button, a[href], summary`;

/**
 * Returns the control that gets the focus when a dialog opens: the one marked `data-first-focus`, else the first field, else
 * the first button of its body, else the first of its footer, which changes nothing. Undefined while there is none yet.
 */
export function findFirstControl(dialog: HTMLElement): HTMLElement | undefined {
  const marked = dialog.querySelector('[data-first-focus]');
  if (marked) return marked.matches(CONTROLS) ? (marked as HTMLElement) : findUsable(marked, CONTROLS);
  const body = dialog.querySelector('.ant-modal-body');
  const foot = dialog.querySelector('.ant-modal-footer');
  return findUsable(body, FIELDS) ?? findUsable(body, CONTROLS) ?? findUsable(foot, CONTROLS);
}

/** Returns the first control that can be used; of radio buttons the checked one, since arrow keys reach the others. */
function findUsable(part: Element | null, selector: string): HTMLElement | undefined {
  const controls = [...(part?.querySelectorAll<HTMLInputElement>(selector) ?? [])].filter(
    (control) => !control.disabled && control.tabIndex >= 0 && control.getClientRects().length > 0,
  );
  const [first] = controls;
  if (first?.type !== 'radio') return first;
  return controls.find(({ name, checked }) => checked && name === first.name) ?? first;
}
