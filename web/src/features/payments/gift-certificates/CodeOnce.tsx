import type { CodedCertificateDto } from '../../../shared/api/generated.js';
import { PrintButtons } from '../PrintButtons.js';
import styles from './gift-certificates.module.css';

/** A code that was just made, which nobody can read again, and the certificate to print with it. */
export function CodeOnce({ certificate, code }: CodedCertificateDto) {
  if (code === null)
    return <p role="status">It was sold before, and its code was shown then. Make a new code if it was lost.</p>;
  return (
    <div role="status">
      <p>The code is shown this once. Print the certificate, or write the code down.</p>
      <p className={styles.code}>{code}</p>
      <PrintButtons
        name={`Gift certificate ${certificate.number}`}
        url={`/gift-certificates/${certificate.id}/files`}
        body={{ code }}
      />
    </div>
  );
}
