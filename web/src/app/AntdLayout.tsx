import { Outlet } from 'react-router-dom';
import { AppTheme } from '../shared/ui/theme/AppTheme.js';

export function AntdLayout() {
  return (
    <AppTheme>
      <Outlet />
    </AppTheme>
  );
}
