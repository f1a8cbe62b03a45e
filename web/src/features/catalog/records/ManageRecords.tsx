import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button/Button.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { CardsSkeleton } from './CardsSkeleton.js';
import type { RecordDialogState } from './EditDialog.js';
import { LoadedList } from './LoadedList.js';
import { PageLinks, type PageName } from './PageLinks.js';
import { useEditDialog } from './use-edit-dialog.js';
import { fromRefetch } from './use-edit-baseline.js';
import './records.css';

interface ManageRecordsProps<Item extends { id: string }> {
  /** The singular name of a record: `Service`. */
  kind: string;
  role: string | null;
  links: PageName[];
  query: { data?: Item[]; isError: boolean; startedTimeStamp?: number; refetch: () => PromiseLike<{ data?: Item[] }> };
  failure: string;
  /** Content of a page without records. */
  none: ReactNode;
  /** Renders the cards; `edit` is undefined for people who may only look. */
  cards: (items: Item[], edit: ((id: string) => void) | undefined) => ReactNode;
  dialog: (state: RecordDialogState<Item>) => ReactNode;
  /** Renders content around the list, such as tabs; nothing when left out. */
  frame?: ((list: ReactNode) => ReactNode) | undefined;
}

/** A page of cards and the dialog that adds and edits them. Everybody who is signed in may look; admins may change. */
export function ManageRecords<Item extends { id: string }>(props: ManageRecordsProps<Item>) {
  const { kind, role, links, query, failure, none, cards, dialog, frame = (list) => list } = props;
  const isAdmin = role === 'admin_staff';
  const { shown, isOpen, open, close, clear } = useEditDialog(isAdmin ? query.data : undefined);
  useLoadFailureToast(query, failure);
  const title = `Manage ${kind}s`;
  return (
    <>
      <title>{title}</title>
      <header className="page-head">
        <h1 className="type-page">{title}</h1>
        <PageLinks role={role} to={links} />
        {isAdmin && (
          <Button variant="primary" icon={<PlusIcon />} onClick={() => open('new')}>
            Add {kind}
          </Button>
        )}
      </header>
      {frame(
        <LoadedList
          query={query}
          skeleton={<CardsSkeleton of={`${kind.toLowerCase()}s`} />}
          failure={failure}
          none={none}
        >
          {(items) => cards(items, isAdmin ? open : undefined)}
        </LoadedList>,
      )}
      {shown &&
        dialog({
          opened: shown === 'new' ? undefined : shown,
          latest: fromRefetch(query.refetch),
          isOpen,
          onClose: close,
          onClosed: clear,
        })}
    </>
  );
}
