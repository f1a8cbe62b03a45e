import type { ClientFilterDto } from '../../../../shared/api/generated.js';
import { useSaveFile } from '../../../../shared/api/use-save-file.js';
import { formatCount } from '../../../../shared/format-count.js';
import { exportFailedToast } from '../../../../shared/toast/export-toasts.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../../../shared/ui/icons.js';

/** Exports the list, as it is narrowed and sorted, as a file for a spreadsheet. */
export function ExportClientsButton({ filter }: { filter: ClientFilterDto }) {
  const [save, isSaving] = useSaveFile();
  const run = async () => {
    const file = await save('/clients/exports', filter);
    if (!file) return toast(exportFailedToast('Could not export clients'));
    toast(successToast(`Exported ${formatCount(file.count, 'client')} to CSV`, 'Export Successful'));
  };
  return (
    <Button icon={<DownloadIcon />} onClick={run} disabled={isSaving}>
      Export CSV
    </Button>
  );
}
