import App from 'antd/es/app';
import { Outlet } from 'react-router-dom';

export function AntdLayout() {
  return (
    <App component={false}>
      <Outlet />
    </App>
  );
}
