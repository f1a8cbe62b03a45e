import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code is fetched when it is first shown: for dialogs, which most visits of a page never open. What has a place
 * on the page says what is shown there meanwhile.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
