import { Link, type LinkProps } from 'react-router-dom';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './action-logs.module.css';

type Target = Pick<LinkProps, 'to' | 'state'>;

interface LogPagesProps {
  /** Undefined where there is no such page. */
  newest: Target | undefined;
  older: Target | undefined;
}

/** Links to the newer and older pages of the log; each opens at its top. */
export function LogPages({ newest, older }: LogPagesProps) {
  if (!newest && !older) return null;
  const toTop = () => window.scrollTo(0, 0);
  return (
    <Cluster as="nav" aria-label="Pages of the log" gap={20} lines={4} className={styles.pages}>
      {newest && (
        <Link {...newest} onClick={toTop}>
          Newest entries
        </Link>
      )}
      {older && (
        <Link {...older} onClick={toTop}>
          Older entries
        </Link>
      )}
    </Cluster>
  );
}
