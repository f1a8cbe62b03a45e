import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import { PrintButtons } from '../PrintButtons.js';

/** Prints the report of a close, which is noted: whoever may only read prints none. */
export const PrintZReport = ({ drawerId, number }: { drawerId: string; number: number }) => (
  <UnlessReadOnly>
    <PrintButtons name={`Z-report ${number}`} url={`/drawer-days/${drawerId}/z-reports/files`} body={{ number }} />
  </UnlessReadOnly>
);
