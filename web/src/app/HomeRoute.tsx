import { useNavigate } from 'react-router-dom';
import { HomePage } from './HomePage.js';

/** The landing page for those who come to it from another page. */
export function HomeRoute() {
  const navigate = useNavigate();
  return (
    <HomePage
      onNavigate={(path) => void navigate(path)}
      onReplace={(path) => navigate(path, { replace: true, preventScrollReset: true })}
    />
  );
}
