import { useNextPage } from '../../../../shared/api/use-next-page.js';
import { formatCount } from '../../../../shared/format-count.js';
import { Button } from '../../../../shared/ui/button/Button.js';

interface PastPagesProps {
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  what: string;
  /** Number of entries on screen; undefined while they load. */
  count: number | undefined;
}

/** The number of entries on screen, and a button that loads more. */
export function PastPages({ query, what, count }: PastPagesProps) {
  const nextPage = useNextPage(query);
  if (count === undefined) return null;
  const shown = formatCount(count, what.replace(/s$/, ''));
  return (
    <footer className="past-foot">
      <p role="status">{query.hasNextPage ? `${shown}, and more.` : `${shown}.`}</p>
      {query.hasNextPage && (
        <Button variant="link" onClick={nextPage.request} disabled={nextPage.isPending}>
          Show more {what}
        </Button>
      )}
    </footer>
  );
}
