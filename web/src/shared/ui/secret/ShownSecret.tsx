import { toast } from '../../toast/toast.js';
import { errorToast, successToast } from '../../toast/toasts.js';
import { Button } from '../button/Button.js';
import styles from './shown-secret.module.css';

interface ShownSecretProps {
  /** What it is called in a sentence: `key`. */
  what: string;
  text: string;
}

/** A secret that is shown only this once, to be copied. */
export function ShownSecret({ what, text }: ShownSecretProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(successToast(`The ${what} is copied`)),
      () => toast(errorToast('The browser did not allow copying')),
    );
  return (
    <>
      <p className={styles.secret}>
        <code>{text}</code>
      </p>
      {/* Browsers offer the clipboard only in a secure context. */}
      {'clipboard' in navigator && <Button onClick={() => void copy()}>Copy {what}</Button>}
    </>
  );
}
