import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../shared/toast/toasts.js';
import { Button } from '../../../../shared/ui/button/Button.js';

/** The line of HTML to copy to the other site's page. */
export function EmbedSnippet() {
  const snippet = `<script src="${location.origin}/embed.js" async></script>`;
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => toast(successToast('Paste it where the button should be', 'Line copied')),
      () => toast(errorToast('The browser did not allow copying')),
    );
  return (
    <div className="embed-snippet">
      <p className="second">This line adds a booking button to a page of such a site:</p>
      <code>{snippet}</code>
      {/* Browsers offer the clipboard only in a secure context. */}
      {'clipboard' in navigator && <Button onClick={() => void copy()}>Copy line</Button>}
    </div>
  );
}
