import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * Creates a component whose code is fetched when it is first shown, for dialogs, which most visits of a page never
 * open. A component with a place on the page passes a fallback.
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
