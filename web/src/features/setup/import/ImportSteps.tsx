import { FileButton } from '../../../shared/ui/FileButton.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { RadioGroup } from '../../../shared/ui/inputs/RadioGroup.js';
import type { Import } from './use-import.js';

/** The choice of the kind, the file, and its check. */
export function ImportSteps({ fileImport }: { fileImport: Import }) {
  const { kind, file, isTooLarge, checked, chooseKind, chooseFile, check } = fileImport;
  const isRunning = fileImport.running !== undefined;
  return (
    <div className="import-steps">
      <RadioGroup
        aria-label="What the file holds"
        isButtons
        value={kind}
        disabled={isRunning}
        options={[
          { value: 'clients', label: 'Clients' },
          { value: 'bookings', label: 'Bookings' },
        ]}
        onChange={chooseKind}
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
            disabled={isRunning}
            isInvalid={isTooLarge}
            onChoose={chooseFile}
          />
          <span role="status" className="second">
            {file?.name ?? 'No file chosen'}
          </span>
        </span>
        {isTooLarge && <span className="import-error">This file is larger than 20 MB: split it into several.</span>}
      </div>
      <Button variant={checked ? 'default' : 'primary'} disabled={!file || isTooLarge || isRunning} onClick={check}>
        Check File
      </Button>
    </div>
  );
}
