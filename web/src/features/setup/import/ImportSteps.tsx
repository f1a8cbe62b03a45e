import { FileButton } from '../../../shared/ui/FileButton.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { RadioGroup } from '../../../shared/ui/inputs/RadioGroup.js';
import type { Import } from './use-import.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import styles from './import.module.css';

/** The choice of the kind, the file, and its check. */
export function ImportSteps({ fileImport }: { fileImport: Import }) {
  const { kind, file, isTooLarge, checked, chooseKind, chooseFile, check } = fileImport;
  const isRunning = fileImport.running !== undefined;
  return (
    <Cluster gap={20} lines={12} align="end" className={styles.steps}>
      <RadioGroup
        aria-label="What the file holds"
        isButtons
        value={kind}
        disabled={isRunning}
        options={[
          { value: 'file', label: 'As in the File' },
          { value: 'services', label: 'Services' },
          { value: 'therapists', label: 'Therapists' },
          { value: 'roster', label: 'Roster' },
          { value: 'clients', label: 'Clients' },
          { value: 'bookings', label: 'Bookings' },
        ]}
        onChange={chooseKind}
      />
      <a href={`/api/imports/${kind === 'file' ? 'clients' : kind}/template`} download>
        Download template
      </a>
      <Stack gap={4}>
        <span aria-hidden="true">CSV, XLSX, vCard or calendar, at most 20 MB</span>
        <Cluster as="span" gap={12} lines={4} className={styles.file}>
          <FileButton
            label="CSV file, at most 20 MB"
            text="Choose File"
            accept=".csv,.tsv,.txt,.xlsx,.vcf,.ics,text/csv"
            disabled={isRunning}
            isInvalid={isTooLarge}
            onChoose={chooseFile}
          />
          <span role="status" className="second">
            {file?.name ?? 'No file chosen'}
          </span>
        </Cluster>
        {isTooLarge && <span className={styles.error}>This file is larger than 20 MB: split it into several.</span>}
      </Stack>
      <Button variant={checked ? 'default' : 'primary'} disabled={!file || isTooLarge || isRunning} onClick={check}>
        Check File
      </Button>
    </Cluster>
  );
}
