const FIELDS = 'input:not([type=hidden], [type=file]), select, textarea';
const CONTROLS = `${FIELDS}, button, a[href], summary`;

/**
 * Where the focus belongs as a dialog opens: in what is marked `data-first-focus`, on the first field, else on the first button
 * of its text, else of its foot, which is the one that changes nothing. Undefined while there is nothing yet.
 */
export function findFirstControl(dialog: HTMLElement): HTMLElement | undefined {
  const marked = dialog.querySelector('[data-first-focus]');
  if (marked) return marked.matches(CONTROLS) ? (marked as HTMLElement) : findUsable(marked, CONTROLS);
  const body = dialog.querySelector('.ant-modal-body');
  const foot = dialog.querySelector('.ant-modal-footer');
  return findUsable(body, FIELDS) ?? findUsable(body, CONTROLS) ?? findUsable(foot, CONTROLS);
}

/** Of choices that exclude each other the chosen one: the others are reached by the arrow keys. */
function findUsable(part: Element | null, selector: string): HTMLElement | undefined {
  const controls = [...(part?.querySelectorAll<HTMLInputElement>(selector) ?? [])].filter(
    (control) => !control.disabled && control.tabIndex >= 0 && control.checkVisibility(),
  );
  const [first] = controls;
  if (first?.type !== 'radio') return first;
  return controls.find(({ name, checked }) => checked && name === first.name) ?? first;
}
