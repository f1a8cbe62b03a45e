import { Outlet } from 'react-router-dom';
import { AppTheme } from './AppTheme.js';

export function AntdLayout() {
  return (
    <AppTheme>
      <Outlet />
    </AppTheme>
  );
}
