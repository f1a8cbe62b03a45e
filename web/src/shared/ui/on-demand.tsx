import { lazy, Suspense, type ComponentType } from 'react';

/** A component whose code is fetched when it is first shown: for dialogs, which most visits of a page never open. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
