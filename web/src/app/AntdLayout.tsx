import { Outlet } from 'react-router-dom';
import { AppTheme } from './theme/AppTheme.js';

export function AntdLayout() {
  return (
    <AppTheme>
      <Outlet />
    </AppTheme>
  );
}
