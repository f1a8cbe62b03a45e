/** Pixels between toasts and the footer below them. */
const TOAST_GAP = 12;

/**
 * Returns where a toast is placed: top right below the page heading, on a phone below the top bar. On small screens
 * with a footer that asks for it, above that footer, which makes room for it, so that nothing is covered. In the office, on one
 * line that the page keeps free above its heading, or in the top bar, so that no button is covered as long as a toast
 * offers undo. Presses pass through to what is below.
 */
export function findPlacement({ destructive, isGrouped }: { destructive: boolean; isGrouped: boolean }) {
  const isPhone = matchMedia('(max-width: 767.98px)').matches;
  if (document.querySelector('[data-toasts="one-line"]')) {
    if (!matchMedia('(max-width: 991.98px)').matches)
      return { placement: 'topRight', top: 4, isOneLine: true } as const;
    // Error texts are too long for one line. The offset is set in CSS, because antd's would move all messages.
    if (!destructive) return { placement: isPhone ? 'bottomLeft' : 'topLeft', isOneLine: true } as const;
  }
  const footer = document.querySelector<HTMLElement>('[data-toasts="above"]');
  const isAboveFooter = footer && !isGrouped;
  if (isAboveFooter && (isPhone || matchMedia('(max-height: 500px)').matches)) {
    const bottom = document.documentElement.clientHeight - footer.getBoundingClientRect().top + TOAST_GAP;
    return { placement: isPhone ? 'bottom' : 'bottomRight', bottom, footer } as const;
  }
  if (isPhone) return { placement: 'top', top: 68 } as const;
  return { placement: 'topRight', top: 88 } as const;
}

/** The number of toasts for which a footer makes room, those that fade out included. */
const counts = new WeakMap<HTMLElement, number>();

/** Returns the ref of a mark in a toast, which tells a footer how much room the toasts above it need. */
export const makeRoom = (footer: HTMLElement) => (mark: HTMLElement) => {
  const toasts = mark.closest('.ant-notification-list-content')!;
  const observer = new ResizeObserver(() =>
    footer.style.setProperty('--toast-room', `${toasts.clientHeight + 2 * TOAST_GAP}px`),
  );
  observer.observe(toasts);
  counts.set(footer, (counts.get(footer) ?? 0) + 1);
  return () => {
    observer.disconnect();
    const left = counts.get(footer)! - 1;
    counts.set(footer, left);
    // A toast may have taken the place of this one.
    if (left === 0) footer.style.removeProperty('--toast-room');
  };
};
