import { useEffect, useRef } from 'react';
import { saveFile } from '../../../shared/api/csv-file.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** The recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(successToast('The recovery codes are copied')),
      () => toast(errorToast('The browser did not allow copying')),
    );
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    saveFile({ url, name: 'recovery-codes.txt', count: codes.length });
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="type-small-head">
        Your recovery codes
      </h3>
      <p>
        Each signs you in once when the app is not at hand. They are shown this once: keep them where your phone is not.
      </p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster gap={12} lines={8} className={styles.actions}>
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
        {/* Browsers offer the clipboard only in a secure context. */}
        {'clipboard' in navigator && <Button onClick={() => void copy()}>Copy</Button>}
        <Button onClick={download}>Download</Button>
      </Cluster>
    </>
  );
}
