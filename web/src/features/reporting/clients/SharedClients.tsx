import { Link } from 'react-router-dom';
import {
  useConfirmClientNamesMutation,
  useListSharedClientsQuery,
  useReopenClientNamesMutation,
} from '../../../shared/api/generated.js';
import { failureToast } from '../../../shared/api/error-message.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { undoable } from '../../../shared/undo/undoable.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { EmptyPanel } from '../../../shared/ui/load-failure/EmptyPanel.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './client-record.module.css';

/** Clients under several names, to be separated where they are several people. */
export function SharedClients() {
  const { data, isError, refetch } = useListSharedClientsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby="shared-clients">
      <h2 id="shared-clients" className={classes('type-item', styles.title)}>
        Clients under several names
      </h2>
      <p className="second">
        Their bookings came in under one email address or number, but under more than one name. If a name is someone
        else’s, open the client and separate it. If all are one person’s, say so, and the client is no longer listed.
      </p>
      {isError && !data && <RetryPanel text="Failed to load the clients" onRetry={refetch} />}
      {!isError && !data && <RowsSkeleton label="Loading clients" rows={6} />}
      {data?.items.length === 0 && <EmptyPanel text="No client is left to check" />}
      {data && data.items.length > 0 && (
        <Stack as="ul" role="list" className={classes(styles.list, styles.related)}>
          {data.items.map(({ id, name, others, phone, email }) => (
            <li key={id}>
              <Link className="link" to={`/clients/${id}`}>
                {name}
              </Link>
              <span>{`also ${others.join(', ')}`}</span>
              <span className="second">{[phone, email].filter(Boolean).join(' · ')}</span>
              <OnePersonButton id={id} name={name} />
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}

/** Says that all names of a client are one person's, which can be undone. */
function OnePersonButton({ id, name }: { id: string; name: string }) {
  const [confirm, { isLoading }] = useConfirmClientNamesMutation();
  const [reopen] = useReopenClientNamesMutation();
  const undo = async () => {
    const { error } = await reopen({ id });
    toast(error ? failureToast(error, 'Failed to undo') : successToast(`Undone: ${name} is listed again`));
  };
  const run = async () => {
    const { error } = await confirm({ id });
    if (error) return toast(failureToast(error, 'Failed to save'));
    toast({ ...successToast(`All names of ${name} are one person’s`), ...undoable(undo) });
  };
  return (
    <Button size="small" isLoading={isLoading} onClick={() => void run()} aria-label={`${name}: all one person`}>
      All One Person
    </Button>
  );
}
