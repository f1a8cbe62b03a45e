import notification from 'antd/es/notification';
import './toast.css';

export interface Toast {
  title: string;
  description?: string;
  /** Something failed or was refused: red, and read out at once by screen readers. */
  destructive?: boolean;
}

/** Shows a message at the top right; it outlives the page that it came from. */
export function toast({ title, description, destructive = false }: Toast): void {
  notification.open({
    title,
    description,
    role: destructive ? 'alert' : 'status',
    className: destructive ? 'toast toast-destructive' : 'toast',
    placement: 'topRight',
    // A page's own Close stays the only one of that name.
    closable: { 'aria-label': 'Dismiss message' },
    duration: destructive ? 8 : 5,
  });
}

/** Takes every message away, for when what they say is settled. */
export const clearToasts = (): void => notification.destroy();
