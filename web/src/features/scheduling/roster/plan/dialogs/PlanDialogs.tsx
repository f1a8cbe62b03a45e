import { onDemand } from '../../../../../shared/ui/on-demand.js';
import type { PlanDialogProps } from './plan-dialog.js';

const CopyDialog = onDemand(async () => (await import('./CopyDialog.js')).CopyDialog);
const RepeatDialog = onDemand(async () => (await import('./patterns/RepeatDialog.js')).RepeatDialog);
const TemplatesDialog = onDemand(async () => (await import('./templates/TemplatesDialog.js')).TemplatesDialog);
const PublishDialog = onDemand(async () => (await import('./PublishDialog.js')).PublishDialog);
const ShiftTypesDialog = onDemand(async () => (await import('./ShiftTypesDialog.js')).ShiftTypesDialog);
const ChangesDialog = onDemand(async () => (await import('./changes/ChangesDialog.js')).ChangesDialog);

const DIALOGS = {
  copy: CopyDialog,
  repeat: RepeatDialog,
  templates: TemplatesDialog,
  publish: PublishDialog,
  changes: ChangesDialog,
};

export type PlanDialogName = keyof typeof DIALOGS | 'types';

/** The dialog that a tool of the plan has opened. */
export function PlanDialogs({ name, ...props }: PlanDialogProps & { name: PlanDialogName }) {
  if (name === 'types') return <ShiftTypesDialog onClose={props.onClose} />;
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}
