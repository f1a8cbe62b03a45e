import { useId } from 'react';
import { type LastShopExportDto, useGetLastShopExportQuery } from '../../../shared/api/generated.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { formatMomentAndYear } from '../../../shared/dates/dates.js';
import { formatCount } from '../../../shared/format-count.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';

/** The export of all of the shop's data as files that other systems read. For administrators. */
export function ExportCard() {
  const lastExport = useGetLastShopExportQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save, isSaving] = useSaveFile();
  const heading = useId();
  const run = async () => {
    const file = await save('/shop-exports');
    if (!file) return toast(errorToast('Failed to export the data'));
    void lastExport.refetch();
    toast(successToast(`${formatCount(file.count, 'record')} in ${file.name}`, 'Data Exported'));
  };
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="type-item">
        Take Your Data with You
      </h2>
      <p className="second">
        Clients, bookings, treatments, therapists, roster, sales and gift certificates as CSV files in one ZIP archive,
        which other systems and this one read. It holds everything you know about your clients, health notes included:
        keep it safe.
      </p>
      <Cluster gap={20} lines={12}>
        <Button variant="primary" icon={<DownloadIcon />} isLoading={isSaving} onClick={run}>
          Export Data
        </Button>
        <span role="status" className="second">
          {/* The line is there from the beginning, so that nothing moves. */}
          {lastExport.data ? formatLast(lastExport.data.last) : '\u00A0'}
        </span>
      </Cluster>
      <LoadFailure what="The last export" reads={[lastExport]} />
    </Card>
  );
}

function formatLast(last: LastShopExportDto | null): string {
  if (!last) return 'Never exported';
  const by = last.exported_by ?? 'the command line';
  return `Last exported ${formatMomentAndYear(last.exported_at_local)} by ${by}`;
}
