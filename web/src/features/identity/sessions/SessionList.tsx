import type { OwnSessionDto } from '../../../shared/api/generated.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Badge } from '../../../shared/ui/badge/Badge.js';
import { Rows } from '../../../shared/ui/rows/Rows.js';
import styles from './sessions.module.css';

interface SessionListProps {
  sessions: OwnSessionDto[];
  isBusy: boolean;
  onEnd: (session: OwnSessionDto) => void;
}

/** The sessions, the present one first. */
export function SessionList({ sessions, isBusy, onEnd }: SessionListProps) {
  return (
    <Rows className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <div>
            <strong>{formatBrowser(session)}</strong>
            {session.is_current && (
              <Badge tone="good" className={styles.current}>
                This browser
              </Badge>
            )}
            <p className="second">Signed in {formatMoment(session.started_local)}</p>
            <p className="second">Last used {formatMoment(session.last_used_local)}</p>
          </div>
          {!session.is_current && (
            <Button
              aria-label={`End the session in ${formatBrowser(session)}`}
              disabled={isBusy}
              onClick={() => onEnd(session)}
            >
              End
            </Button>
          )}
        </li>
      ))}
    </Rows>
  );
}

export const formatBrowser = ({ browser }: OwnSessionDto): string => browser ?? 'Unknown browser';
