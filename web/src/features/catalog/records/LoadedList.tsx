import type { ReactNode } from 'react';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';

interface LoadedListProps<Item> {
  query: { data?: Item[]; isError: boolean; refetch: () => unknown };
  skeleton: ReactNode;
  failure: string;
  /** Content of an empty list. */
  none: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list, or its placeholder while it loads, after a failure and when it is empty. */
export function LoadedList<Item>({ query, skeleton, failure, none, children }: LoadedListProps<Item>) {
  const { data, isError, refetch } = query;
  if (data) return data.length > 0 ? children(data) : none;
  if (!isError) return skeleton;
  return <RetryPanel text={failure} onRetry={refetch} />;
}
