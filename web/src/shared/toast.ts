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
    duration: destructive ? 8 : 5,
  });
}
