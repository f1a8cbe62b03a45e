import './style-nonce.js';
import { StrictMode, useEffect, type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { reloadAfterDeploy } from './reload-after-deploy.js';
import { store } from './store.js';
import './theme/global.css';

/** The whole application on one store; what it shows is the router's affair. */
export function Application({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  // Not before it is there: a first visitor whose line is down keeps the page that the server drew.
  useEffect(reloadAfterDeploy, []);
  return (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
}
