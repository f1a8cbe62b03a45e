import type { RouteObject } from 'react-router-dom';

/** Sign-in and everything behind it; rendered inside `AntdLayout`. */
export const officeRoutes: RouteObject[] = [];
