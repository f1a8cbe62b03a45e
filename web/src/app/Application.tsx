import './style-nonce.js';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { reloadAfterDeploy } from './reload-after-deploy.js';
import { store } from './store.js';
import '../shared/ui/theme/global.css';

/** The frame of every page: one Redux store for all of them. */
export function Application({ children }: { children: ReactNode }) {
  // Registered only once the application has rendered: until then a visitor who goes offline keeps the page that the
  // server rendered.
  useEffect(reloadAfterDeploy, []);
  return (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
}
