import { useNavigate } from 'react-router-dom';
import { loadOptional } from '../shared/optional-script/optional-script.js';
import { hasKeptDrafts } from '../shared/unsaved/kept-draft.js';
import { HomePage } from './HomePage.js';

/** The landing page as a route, for those who come from another page of the application. */
export function HomeRoute() {
  const navigate = useNavigate();
  return (
    <HomePage
      // Loads the sign-in page as a document, since the server redirects people who are signed in. Not with kept
      // drafts, which would be lost with this document.
      onNavigate={(path) => (path === '/auth' && !hasKeptDrafts() ? location.assign(path) : void navigate(path))}
      onReplace={(path) => navigate(path, { replace: true, preventScrollReset: true })}
      // Offline its code may be unavailable; this page then shows that nobody is signed in.
      onSignedOut={() =>
        void loadOptional(() => import('./SignInRoute.js')).then(() => navigate('/auth'), console.warn)
      }
    />
  );
}
