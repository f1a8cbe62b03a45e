import type { ActionLogFilterDto } from '../../../shared/api/generated.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import type { LogFilter } from './log-filter.js';
import { Button } from '../../../shared/ui/button/Button.js';

/** Exports of the shown filter as a table, and of the whole hash-chained log as evidence. */
export function LogExports({ filter }: { filter: LogFilter }) {
  const { account, client, ...rest } = filter;
  const body: ActionLogFilterDto = { ...rest, account_id: account, client_id: client };
  return (
    <>
      <ExportButton text="Export CSV" url="/admin-action-logs/exports" body={body} />
      <ExportButton text="Export Evidence" url="/admin-action-logs/exports/evidence" />
    </>
  );
}

function ExportButton({ text, url, body }: { text: string; url: string; body?: object }) {
  const [save, isSaving] = useSaveFile();
  const run = async () => {
    if (!(await save(url, body))) toast(errorToast('Failed to export the action log'));
  };
  return (
    <Button isLoading={isSaving} onClick={run}>
      {text}
    </Button>
  );
}
