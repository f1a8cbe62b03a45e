import { Button } from '../../../../shared/ui/button/Button.js';
import { PrintIcon } from '../../../../shared/ui/icons.js';

/** Prints the week on screen on one sheet. */
export function PrintButton() {
  return (
    <Button icon={<PrintIcon />} onClick={() => window.print()}>
      Print
    </Button>
  );
}
