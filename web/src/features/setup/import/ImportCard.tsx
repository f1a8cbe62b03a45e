import { Button, Radio } from 'antd';
import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { FileButton } from '../../../shared/ui/FileButton.js';
import { type ImportKind, type ImportResult, useRunImportMutation } from './import-api.js';
import { ImportResultPanel } from './ImportResultPanel.js';
import { formatCount } from '../../../shared/format-count.js';
import './import.css';

const MAX_BYTES = 20 * 1024 * 1024;

/** One of what a file holds. */
const THING: Readonly<Record<ImportKind, string>> = { clients: 'client', bookings: 'booking' };

/** Clients and bookings of another system, from files: checked first, then brought in. For administrators. */
export function ImportCard() {
  const [kind, setKind] = useState<ImportKind>('clients');
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<ImportResult>();
  const [imported, setImported] = useState<ImportResult>();
  const [running, setRunning] = useState<{ isDryRun: boolean; lines: number }>();
  const [runImport] = useRunImportMutation();
  const reset = () => {
    setChecked(undefined);
    setImported(undefined);
  };
  const isTooLarge = file !== undefined && file.size > MAX_BYTES;
  // A file that cannot be read to its end is refused as a whole.
  const toDo = checked && !checked.problem ? checked.new + checked.changed : 0;

  const run = async (isDryRun: boolean) => {
    if (!file) return;
    setRunning({ isDryRun, lines: 0 });
    const onProgress = (lines: number) => setRunning({ isDryRun, lines });
    const { data, error } = await runImport({ kind, file, isDryRun, onProgress });
    setRunning(undefined);
    if (!data) return toastError(error, 'The file could not be read. Nothing more was imported; try again.');
    if (isDryRun) return setChecked(data);
    setImported(data);
    if (!data.problem) toast(successToast(`${formatCount(data.new + data.changed, THING[kind])} imported`));
  };

  return (
    <section aria-labelledby="import" className="import">
      <h2 id="import" className="type-item">
        Import
      </h2>
      <p className="second">
        Bring in the clients and bookings of another system. A file can be imported again: what is known already is not
        entered twice. Nobody is mailed.
      </p>
      <div className="import-steps">
        <Radio.Group
          aria-label="What the file holds"
          optionType="button"
          value={kind}
          disabled={running !== undefined}
          options={[
            { value: 'clients', label: 'Clients' },
            { value: 'bookings', label: 'Bookings' },
          ]}
          onChange={(event) => {
            setKind(event.target.value as ImportKind);
            reset();
          }}
        />
        <a href={`/api/imports/${kind}/template`} download>
          Download template
        </a>
        <div className="import-file">
          <span aria-hidden="true">CSV file, at most 20 MB</span>
          <span className="import-chosen">
            <FileButton
              label="CSV file, at most 20 MB"
              text="Choose File"
              accept=".csv,text/csv"
              disabled={running !== undefined}
              isInvalid={isTooLarge}
              onChoose={(chosen) => {
                setFile(chosen);
                reset();
              }}
            />
            <span role="status" className="second">
              {file?.name ?? 'No file chosen'}
            </span>
          </span>
          {isTooLarge && <span className="import-error">This file has more than 20 MB: split it into several.</span>}
        </div>
        <Button
          type={checked ? 'default' : 'primary'}
          disabled={!file || isTooLarge || running !== undefined}
          onClick={() => run(true)}
        >
          Check File
        </Button>
      </div>
      <div role="status">
        {running && <ImportProgress {...running} total={running.isDryRun ? undefined : checked?.lines} />}
      </div>
      {imported ? (
        <ImportResultPanel result={imported} isDryRun={false} />
      ) : (
        checked && <ImportResultPanel result={checked} isDryRun />
      )}
      {checked && !imported && (
        <Button type="primary" disabled={toDo === 0 || running !== undefined} onClick={() => run(false)}>
          {toDo === 0 ? 'Nothing to Import' : `Import ${formatCount(toDo, THING[kind])}`}
        </Button>
      )}
    </section>
  );
}

function ImportProgress({ isDryRun, lines, total }: { isDryRun: boolean; lines: number; total: number | undefined }) {
  const done = lines.toLocaleString('en-AU');
  return (
    <p className="import-progress">
      <progress aria-label={isDryRun ? 'Checking' : 'Importing'} {...(total && { value: lines, max: total })} />
      {isDryRun ? `${done} lines checked` : `${done} of ${(total ?? 0).toLocaleString('en-AU')} lines`}
    </p>
  );
}
