import { lazy, Suspense, useState } from 'react';
import type { ClientDto } from '../../../../shared/api/generated.js';
import { useSaveFile } from '../../../../shared/api/use-save-file.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { classes } from '../../../../shared/ui/classes.js';
import styles from './personal-data.module.css';
import record from '../client-record.module.css';

const EraseClientDialog = lazy(async () => ({
  default: (await import('./EraseClientDialog.js')).EraseClientDialog,
}));

interface ClientPersonalDataProps {
  client: ClientDto;
  onErased: () => void;
}

/** The personal data of a client: a file of all of it, and its erasure. */
export function ClientPersonalData({ client, onErased }: ClientPersonalDataProps) {
  const [save, isSaving] = useSaveFile();
  const [isErasing, setErasing] = useState(false);
  const exportFile = async () => {
    const file = await save(`/clients/${client.id}/personal-data/exports`);
    if (!file) toast(errorToast('Failed to export personal data'));
  };
  return (
    <section aria-labelledby="personal-data">
      <h2 id="personal-data" className={classes('type-small-head', record.title)}>
        Personal data
      </h2>
      <p className="second">Clients may ask what you hold about them, and to be forgotten.</p>
      <Cluster className={styles.actions}>
        <Button isLoading={isSaving} onClick={exportFile}>
          Export Personal Data
        </Button>
        <Button isDanger onClick={() => setErasing(true)}>
          Erase Personal Data
        </Button>
      </Cluster>
      {isErasing && (
        <Suspense>
          <EraseClientDialog client={client} onClosed={() => setErasing(false)} onErased={onErased} />
        </Suspense>
      )}
    </section>
  );
}
