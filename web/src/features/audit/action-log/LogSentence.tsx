import { Link } from 'react-router-dom';
import type { SentencePartDto } from '../../../shared/api/generated.js';
import { limitSentence, toSentencePath } from './log-sentences.js';

interface LogSentenceProps {
  parts: readonly SentencePartDto[];
  /** Longer ones end with an ellipsis. */
  maxLength?: number;
}

/** What happened, with links to whom and what it names. */
export function LogSentence({ parts, maxLength }: LogSentenceProps) {
  const shown = maxLength === undefined ? parts : limitSentence(parts, maxLength);
  return (
    <span className="log-sentence">
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
