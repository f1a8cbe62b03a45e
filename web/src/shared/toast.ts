import App from 'antd/es/app';
import './toast.css';

export interface Toast {
  title: string;
  description?: string;
  /** Something failed or was refused: red, and read out at once by screen readers. */
  destructive?: boolean;
}

/** Shows messages at the top right; usable below `AppTheme`. */
export function useToast(): (toast: Toast) => void {
  const { notification } = App.useApp();
  return ({ title, description, destructive = false }) =>
    notification.open({
      title,
      description,
      role: destructive ? 'alert' : 'status',
      className: destructive ? 'toast toast-destructive' : 'toast',
      placement: 'topRight',
      duration: destructive ? 8 : 5,
    });
}
