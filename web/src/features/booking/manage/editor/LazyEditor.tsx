import { lazy, Suspense, type ComponentProps } from 'react';
import { prefetch } from '../../../../shared/optional-script/optional-script.js';
import { useHasBeenTrue } from '../../../../shared/ui/use-has-been-true.js';

const load = () => import('./BookingEditor.js');
const Editor = lazy(async () => ({ default: (await load()).BookingEditor }));

/** Fetches the editor's code ahead of time, when somebody points at a control that opens it. */
export const prepareEditor = (): void => prefetch(load);

/** The editor, fetched when it is first opened. */
export function BookingEditor(props: ComponentProps<typeof Editor>) {
  return (
    useHasBeenTrue(props.opened !== undefined) && (
      <Suspense>
        <Editor {...props} />
      </Suspense>
    )
  );
}
