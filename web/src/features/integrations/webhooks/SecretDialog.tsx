import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { ShownSecret } from '../../../shared/ui/secret/ShownSecret.js';

/** Shows the secret of a webhook for the only time. */
export function SecretDialog({ secret, onClosed }: { secret: string; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen}
      title="The secret of the webhook"
      okText="I have saved it"
      isDone
      onOk={close}
      onCancel={close}
      afterClose={onClosed}
      width={520}
    >
      <p>It is shown this once. The other program checks with it that a message is from this shop.</p>
      <ShownSecret what="secret" text={secret} />
    </Dialog>
  );
}
