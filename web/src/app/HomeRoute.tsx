import { useNavigate } from 'react-router-dom';
import { loadOptional } from '../shared/optional-script.js';
import { hasKeptDrafts } from '../shared/unsaved/kept-draft.js';
import { HomePage } from './HomePage.js';

/** The landing page as a route, for those who come from another page of the application. */
export function HomeRoute() {
  const navigate = useNavigate();
  return (
    <HomePage
      // The sign-in page as a document, for the server sends whoever is signed in on. What is kept would be lost with this one.
      onNavigate={(path) => (path === '/auth' && !hasKeptDrafts() ? location.assign(path) : void navigate(path))}
      onReplace={(path) => navigate(path, { replace: true, preventScrollReset: true })}
      // Without a line its code may be out of reach; this page then shows that nobody is signed in.
      onSignedOut={() =>
        void loadOptional(() => import('./SignInRoute.js')).then(() => navigate('/auth'), console.warn)
      }
    />
  );
}
