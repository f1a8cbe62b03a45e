import { hydrateRoot } from 'react-dom/client';
import { api, type LandingDto } from '../shared/api/generated.js';
import { Application } from './Application.js';
import { HomePage } from './HomePage.js';
import { PageFrame } from './PageFrame.js';
import { store } from './store.js';

/**
 * Brings the landing page that the server drew to life, from the data that came with it. Without the router, which is a
 * quarter of what the first touch would fetch: every other page is a document of its own.
 * @returns the store's
 */
export function hydrateLanding(): typeof store.dispatch {
  const data = document.getElementById('landing-data')!.textContent;
  const landing = JSON.parse(data) as LandingDto;
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getLanding', arg: undefined, value: landing }]));
  hydrateRoot(
    document.getElementById('root')!,
    <Application>
      <PageFrame>
        <HomePage
          onNavigate={(path) => location.assign(path)}
          onReplace={(path) => history.replaceState(history.state, '', path)}
        />
      </PageFrame>
    </Application>,
  );
  return store.dispatch;
}
