/**
 * The little of popovers that the public pages need, for browsers without: Safari before 17, Firefox before 125, Chrome
 * before 114. Shown ones have the attribute `data-open`; see the styles in `shared/ui/theme/controls.css`.
 */
if (!('popover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.toggleAttribute('data-open', true);
    },
    hidePopover(this: HTMLElement) {
      this.toggleAttribute('data-open', false);
    },
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    hideMenus((open) => open !== menu && !open.contains(target as Node));
    // React may have hidden it already at the press on its own button.
    const isHidden = button?.getAttribute('popovertargetaction') === 'hide' || menu?.hasAttribute('data-open');
    menu?.toggleAttribute('data-open', !isHidden);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideMenus(() => true);
  });
}

function hideMenus(isLeft: (open: HTMLElement) => boolean): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover=auto][data-open]'))
    if (isLeft(open)) open.hidePopover();
}
