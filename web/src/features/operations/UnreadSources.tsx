import type { UnreadSourceDto } from '../../shared/api/generated.js';
import { Card } from '../../shared/ui/card/Card.js';

/** The sources outside the shop that cannot be read at present: therapists' own calendars. Nothing where all can be. */
export function UnreadSources({ sources }: { sources: readonly UnreadSourceDto[] }) {
  if (sources.length === 0) return null;
  return (
    <Card aria-labelledby="unread-sources">
      <h2 id="unread-sources" className="type-small-head">
        Calendars that cannot be read
      </h2>
      <ul>
        {sources.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}
