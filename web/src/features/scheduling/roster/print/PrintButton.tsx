import { Button } from 'antd';
import { PrintIcon } from '../../../../shared/ui/icons.js';

/** Prints the week that is shown, on one sheet. */
export function PrintButton() {
  return (
    <Button icon={<PrintIcon />} onClick={() => window.print()}>
      Print
    </Button>
  );
}
