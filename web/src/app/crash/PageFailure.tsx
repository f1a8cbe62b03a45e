import { useRouteError } from 'react-router-dom';

/** Passes the error of a page that could not be loaded on to `CrashBoundary`. */
export function PageFailure(): never {
  throw useRouteError();
}
