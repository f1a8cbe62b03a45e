import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { type ApiKeyDto, useListApiKeysQuery, useRevokeApiKeyMutation } from '../../../shared/api/generated.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { askQuestion } from '../../../shared/ui/question.js';
import { Rows } from '../../../shared/ui/rows/Rows.js';
import { formatScopes } from './scope-labels.js';
import styles from './api-keys.module.css';

const ApiKeyDialog = onDemand(async () => (await import('./ApiKeyDialog.js')).ApiKeyDialog);

/** The keys by which other programs book and read, for administrators. */
export function ApiKeysCard() {
  const query = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setAdding] = useState(false);
  if (!query.data) return <LoadFailure what="API keys" reads={[query]} />;
  const { items } = query.data;
  return (
    <Card aria-labelledby="api-keys" aria-busy={query.isFetching}>
      <Cluster as="header" gap={12} isSpread className={styles.head}>
        <h2 id="api-keys" className="type-item">
          API Keys
        </h2>
        <Button onClick={() => setAdding(true)}>Create Key</Button>
      </Cluster>
      <p className="second">
        For a website, a phone assistant or another program that books or reads. What it can do is described for its
        makers under <a href="/developers">Developers</a>.
      </p>
      {items.length === 0 ? (
        <p>No keys yet: no other program has access.</p>
      ) : (
        <Rows className={styles.keys}>
          {items.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </Rows>
      )}
      {isAdding && <ApiKeyDialog onClosed={() => setAdding(false)} />}
    </Card>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKeyDto }) {
  const { id, name, prefix, scopes, created_by, created_at_local, last_used_at_local, revoked_at_local } = apiKey;
  const [revoke] = useRevokeApiKeyMutation();
  const ask = () =>
    askQuestion({
      title: `Revoke the key ${name}?`,
      content: 'The program that uses it has no access any more, at once and for good. What it booked stays.',
      okText: 'Revoke',
      cancelText: 'Cancel',
      isDanger: true,
      onOk: async () => {
        const { error } = await revoke({ id });
        if (error) toastError(error, 'The key could not be revoked');
        else toast(successToast(`The key ${name} was revoked`));
      },
    });
  return (
    <li>
      <div>
        <strong>{name}</strong> <code>{prefix}…</code>
        <p className="second">
          {formatScopes(scopes)} · made {formatMoment(created_at_local)}
          {created_by && ` by ${created_by}`} ·{' '}
          {revoked_at_local
            ? `revoked ${formatMoment(revoked_at_local)}`
            : last_used_at_local
              ? `last used ${formatMoment(last_used_at_local)}`
              : 'not used yet'}
        </p>
      </div>
      {!revoked_at_local && (
        <Button variant="text" aria-label={`Revoke ${name}`} onClick={ask}>
          Revoke
        </Button>
      )}
    </li>
  );
}
