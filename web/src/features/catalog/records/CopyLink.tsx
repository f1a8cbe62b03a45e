import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';

interface CopyLinkProps {
  /** The kind of record that the link preselects in the booking dialog. */
  kind: 'service' | 'therapist';
  slug: string;
  name: string;
}

/** Copies the address that opens the booking dialog with this service or therapist chosen. */
export function CopyLink({ kind, slug, name }: CopyLinkProps) {
  const link = `${location.origin}/book?${kind}=${slug}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(successToast(link, 'Link copied'));
    } catch {
      // On an insecure connection, or when the user has denied it, the link can still be copied by hand.
      toast(errorToast(link, 'Please copy it by hand'));
    }
  };
  return (
    <Button variant="text" onClick={() => void copy()} aria-label={`Copy link of ${name}`}>
      Copy link
    </Button>
  );
}
