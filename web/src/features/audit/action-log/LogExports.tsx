import { saveFile } from '../../../shared/api/csv-file.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { useActionLogFileMutation, useEvidenceFileMutation, type LogFilter } from '../audit-api.js';

/** Exports of the shown filter as a table, and of the whole hash-chained log as evidence. */
export function LogExports({ filter }: { filter: LogFilter }) {
  const [readable, { isLoading: isReading }] = useActionLogFileMutation();
  const [evidence, { isLoading: isExportingEvidence }] = useEvidenceFileMutation();
  const failed = () => toast(errorToast('Failed to export the action log'));
  return (
    <>
      <Button isLoading={isReading} onClick={() => readable(filter).unwrap().then(saveFile, failed)}>
        Export CSV
      </Button>
      <Button isLoading={isExportingEvidence} onClick={() => evidence().unwrap().then(saveFile, failed)}>
        Export Evidence
      </Button>
    </>
  );
}
