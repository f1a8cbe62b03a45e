import { useEffect, useState } from 'react';

interface PagedQuery {
  isFetching: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Reads the next page on request. A request during a reload would be dropped, so it waits for its end. */
export function useNextPage({ isFetching, isFetchingNextPage, fetchNextPage }: PagedQuery) {
  const [isRequested, setRequested] = useState(false);
  if (isRequested && isFetchingNextPage) setRequested(false);
  useEffect(() => {
    if (isRequested && !isFetching) fetchNextPage();
  }, [isRequested, isFetching, fetchNextPage]);
  return { request: () => setRequested(true), isPending: isRequested || isFetchingNextPage };
}
