import { useEffect, useState } from 'react';

interface Pages {
  isFetching: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Reads the next page when it is wanted. What is wanted while the list is read anew would be dropped: it waits for its end. */
export function useNextPage({ isFetching, isFetchingNextPage, fetchNextPage }: Pages) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isFetchingNextPage) setWanted(false);
    else if (isWanted && !isFetching) fetchNextPage();
  }, [isWanted, isFetching, isFetchingNextPage, fetchNextPage]);
  return { want: () => setWanted(true), isOnItsWay: isWanted || isFetchingNextPage };
}
