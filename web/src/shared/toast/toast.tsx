import type { ReactNode } from 'react';
import './toast.css';

export interface Toast {
  title: string;
  description?: string;
  /** A second sentence, such as what is in the way. */
  more?: string | undefined;
  /** Something failed or was refused: red, and read out at once by screen readers. */
  destructive?: boolean;
  /** A button, such as Undo; the message then stays long enough to reach it. */
  action?: ReactNode;
  /** How long it stays; else it depends on what it is. */
  seconds?: number;
  /** A later message of the same key takes its place. */
  key?: string;
}

let loadTheme = (): Promise<unknown> => Promise.resolve();
let loading: Promise<typeof import('antd/es/notification')> | undefined;

/** What renders toasts is fetched once and apart from the pages, so that none waits for it. */
const loadNotification = () =>
  (loading ??= Promise.all([import('antd/es/notification'), loadTheme()]).then(
    ([antd]) => antd,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** For a page without antd: where the theme that toasts wear comes from. */
export const setToastTheme = (theme: () => Promise<unknown>): void => void (loadTheme = theme);

/** Fetches what renders toasts before the first one is needed. */
export const preloadToasts = (): void => void loadNotification().catch(console.warn);

/**
 * Top right below the page heading, on a phone below the top bar; over the heading on pages whose content must stay
 * visible. Presses pass through to what is below.
 */
function getPlacement() {
  if (matchMedia('(max-width: 767.98px)').matches) return { placement: 'top', top: 68 } as const;
  const top = document.querySelector('[data-toasts="over-heading"]') ? 8 : 88;
  return { placement: 'topRight', top } as const;
}

/** Shows a message that outlives the page it came from. */
export function toast({ title, description, more, destructive = false, action, key, seconds }: Toast): void {
  const show = ({ default: notification }: Awaited<typeof loading> & object) => {
    const { placement, ...edge } = getPlacement();
    notification.config(edge);
    notification.open({
      ...(key !== undefined && { key }),
      title,
      description: more ? (
        <>
          <span>{description}</span> <span className="toast-more">{more}</span>
        </>
      ) : (
        description
      ),
      role: destructive ? 'alert' : 'status',
      className: destructive ? 'toast toast-destructive' : 'toast',
      placement,
      // A page's own Close stays the only one of that name.
      closable: { 'aria-label': 'Dismiss message' },
      actions: action,
      duration: seconds ?? (action ? 20 : destructive ? 8 : 5),
    });
  };
  loadNotification().then(show, console.error);
}

/** Takes every message away, for when what they say is settled. */
export const clearToasts = (): void => void loading?.then((antd) => antd.default.destroy(), console.warn);
