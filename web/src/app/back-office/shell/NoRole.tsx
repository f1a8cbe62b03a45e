import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button/Button.js';

/** The page of a signed-in person who has no role yet. */
export function NoRole() {
  const navigate = useNavigate();
  return (
    <section className="no-role">
      <title>Access Denied</title>
      <h1 className="type-page">Access Denied</h1>
      <p>You don&apos;t have staff permissions. Please contact an administrator.</p>
      <Button variant="primary" onClick={() => navigate('/')}>
        Return to Home
      </Button>
    </section>
  );
}
