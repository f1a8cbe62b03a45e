import { hydrateRoot } from 'react-dom/client';
import { api, type LandingDto } from '../shared/api/generated.js';
import { addMilliseconds } from '../shared/dates/dates.js';
import { Application } from './Application.js';
import { HomePage } from './HomePage.js';
import { createHydrationRouter } from './routes/router.js';
import { homePaths } from './routes/site-routes.js';
import { store } from './store.js';

/** Brings the landing page that the server drew to life, from the data that came with it. */
export function hydrateLanding(): void {
  const data = document.getElementById('landing-data')!.textContent;
  const landing = JSON.parse(data) as LandingDto;
  keepForDialog(landing);
  clearScrollPosition();
  const router = createHydrationRouter({ element: <HomePage />, children: homePaths });
  hydrateRoot(document.getElementById('root')!, <Application router={router} />);
}

/** On a slow line the booking dialog shows its calendar and treatments from what is there, and asks again beside it. */
function keepForDialog(landing: LandingDto): void {
  const shop = { ...landing.shop, local_now: addMilliseconds(landing.shop.local_now, performance.now()) };
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'getLanding', arg: undefined, value: landing },
      { endpointName: 'getShop', arg: undefined, value: shop },
      { endpointName: 'listServices', arg: undefined, value: landing.services },
    ]),
  );
}

/** The browser has put the visitor back where they were, and they may have moved on: the router must not do it again. */
function clearScrollPosition(): void {
  const key = 'react-router-scroll-positions';
  try {
    const positions = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
    delete positions[(history.state as { key?: string } | null)?.key ?? 'default'];
    sessionStorage.setItem(key, JSON.stringify(positions));
  } catch {
    // Without storage nothing was remembered.
  }
}
