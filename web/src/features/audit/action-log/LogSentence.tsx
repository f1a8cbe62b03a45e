import { Link } from 'react-router-dom';
import type { SentencePartDto } from '../../../shared/api/generated.js';
import { limitSentence, toSentencePath } from './log-sentences.js';
import styles from './action-logs.module.css';

interface LogSentenceProps {
  parts: readonly SentencePartDto[];
  /** Maximum length in characters; a longer sentence ends with an ellipsis. */
  maxLength?: number;
}

/** An entry's sentence, with links to the records that it names. */
export function LogSentence({ parts, maxLength }: LogSentenceProps) {
  const shown = maxLength === undefined ? parts : limitSentence(parts, maxLength);
  return (
    <span className={styles.sentence}>
      {shown.map((part, nth) => {
        const path = toSentencePath(part);
        return path ? (
          <Link key={nth} to={path}>
            {part.text}
          </Link>
        ) : (
          part.text
        );
      })}
    </span>
  );
}
