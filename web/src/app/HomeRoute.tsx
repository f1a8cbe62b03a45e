import { useNavigate } from 'react-router-dom';
import { HomePage } from './HomePage.js';

/** The landing page for those who come to it from another page. */
export function HomeRoute() {
  const navigate = useNavigate();
  return (
    <HomePage
      // The sign-in page as a document: the server sends whoever is signed in on.
      onNavigate={(path) => (path === '/auth' ? location.assign(path) : void navigate(path))}
      onReplace={(path) => navigate(path, { replace: true, preventScrollReset: true })}
    />
  );
}
