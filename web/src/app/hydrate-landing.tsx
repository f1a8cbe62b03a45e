import { hydrateRoot } from 'react-dom/client';
import { api, type LandingDto } from '../shared/api/generated.js';
import { Application } from './Application.js';
import { HomePage } from './HomePage.js';
import { PageFrame } from './PageFrame.js';
import { store } from './store.js';

/**
 * Hydrates the server-rendered landing page with the data that came with it. The router is left out, which is a
 * quarter of the code loaded at the first touch: every other page is a separate document.
 * @returns the Redux store
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
          // Offline no other document can be loaded; this one shows that nobody is signed in.
          onSignedOut={() => void (navigator.onLine && location.assign('/auth'))}
        />
      </PageFrame>
    </Application>,
  );
  return store.dispatch;
}
