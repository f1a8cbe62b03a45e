import { formatCount } from '../../../../shared/format-count.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import type { PlanDialogName } from './dialogs/PlanDialogs.js';

interface PlanDialogButtonsProps {
  /** Number of drafts that can be published. */
  drafts: number;
  onOpen: (dialog: PlanDialogName) => void;
}

/** The buttons for changes of many days, each of which opens a dialog. */
export function PlanDialogButtons({ drafts, onOpen }: PlanDialogButtonsProps) {
  return (
    <>
      <Button onClick={() => onOpen('repeat')}>Repeat…</Button>
      <Button onClick={() => onOpen('copy')}>Copy Days…</Button>
      <Button onClick={() => onOpen('templates')}>Templates…</Button>
      <Button onClick={() => onOpen('changes')}>Latest Changes…</Button>
      <Button variant={drafts > 0 ? 'primary' : 'default'} disabled={drafts === 0} onClick={() => onOpen('publish')}>
        {drafts > 0 ? `Publish ${formatCount(drafts, 'Draft')}…` : 'No Drafts'}
      </Button>
    </>
  );
}
