import { lazy, Suspense, useState } from 'react';
import { saveFile } from '../../../../shared/api/csv-file.js';
import type { ClientDto } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { usePersonalDataFileMutation } from '../../reporting-api.js';
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
  const [makeFile, { isLoading }] = usePersonalDataFileMutation();
  const [isErasing, setErasing] = useState(false);
  const failed = () => toast(errorToast('Failed to export personal data'));
  return (
    <section aria-labelledby="personal-data">
      <h2 id="personal-data" className={classes('type-small-head', record.title)}>
        Personal data
      </h2>
      <p className="second">Clients may ask what you hold about them, and to be forgotten.</p>
      <Cluster className={styles.actions}>
        <Button isLoading={isLoading} onClick={() => makeFile(client.id).unwrap().then(saveFile, failed)}>
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
