import { hydrateRoot } from 'react-dom/client';
import { api, type LandingDto } from '../shared/api/generated.js';
import { Application } from './Application.js';
import { HomePage } from './HomePage.js';
import { createRouterOn } from './router.js';
import { store } from './store.js';

/** Brings the landing page that the server drew to life, from the data that came with it. */
export function takeOver(): void {
  const data = document.getElementById('landing-data')!.textContent;
  const landing = JSON.parse(data) as LandingDto;
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getLanding', arg: undefined, value: landing }]));
  forgetPlace();
  const router = createRouterOn({ path: '/', element: <HomePage /> });
  hydrateRoot(document.getElementById('root')!, <Application router={router} />);
}

/** The browser has put the visitor back where they were, and they may have moved on: the router must not do it again. */
function forgetPlace(): void {
  const key = 'react-router-scroll-positions';
  try {
    const places = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
    delete places[(history.state as { key?: string } | null)?.key ?? 'default'];
    sessionStorage.setItem(key, JSON.stringify(places));
  } catch {
    // Without storage nothing was remembered.
  }
}
