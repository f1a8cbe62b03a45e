import { Link } from 'react-router-dom';

interface LogPagesProps {
  /** Addresses; undefined where there is nothing to go to. */
  newest: string | undefined;
  older: string | undefined;
}

/** The ways to the other pages; each begins at its top. */
export function LogPages({ newest, older }: LogPagesProps) {
  if (!newest && !older) return null;
  const toTop = () => window.scrollTo(0, 0);
  return (
    <nav aria-label="Pages of the log" className="log-pages">
      {newest && (
        <Link to={newest} onClick={toTop}>
          Newest entries
        </Link>
      )}
      {older && (
        <Link to={older} onClick={toTop}>
          Older entries
        </Link>
      )}
    </nav>
  );
}
