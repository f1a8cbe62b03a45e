import { PrintButtons } from '../PrintButtons.js';

/** Prints the report of a close. */
export const PrintZReport = ({ drawerId, number }: { drawerId: string; number: number }) => (
  <PrintButtons name={`Z-report ${number}`} url={`/drawer-days/${drawerId}/z-reports/files`} body={{ number }} />
);
