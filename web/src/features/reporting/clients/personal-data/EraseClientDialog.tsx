import { useState } from 'react';
import { type ClientDto, useEraseClientMutation, usePreviewErasureQuery } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../shared/toast/toasts.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';
import { ErasureChoices, type ErasureChoice, selectClients, toProposedChoice } from './ErasureChoices.js';
import { formatErasable, formatErasure } from './erasure-labels.js';
import { Stack } from '../../../../shared/ui/layout/Stack.js';
import { classes } from '../../../../shared/ui/classes.js';
import styles from './personal-data.module.css';

interface EraseClientDialogProps {
  client: ClientDto;
  /** Called once the dialog has faded. */
  onClosed: () => void;
  onErased: () => void;
}

/** Says what is lost by erasing a person, and asks for their name, so that nobody erases the wrong one. */
export function EraseClientDialog({ client, onClosed, onErased }: EraseClientDialogProps) {
  const { id, name } = client;
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [erase, { isLoading }] = useEraseClientMutation();

  const { currentData: preview, isError } = usePreviewErasureQuery({ id }, { refetchOnMountOrArgChange: true });
  const [decided, setDecided] = useState<ErasureChoice>();
  const choice = decided ?? (preview && toProposedChoice(preview));
  const selected = preview && choice && selectClients(preview, choice);

  const submit = async () => {
    if (!choice) return;
    const { data, error } = await erase({ id, eraseClientDto: { confirm_name: typed, ...choice } });
    const problem = parseProblem(error);
    if (problem?.status === 422 && problem.errors?.some(({ field }) => field === 'confirm_name')) return setWrong(true);
    setOpen(false);
    if (!data) return toast(errorToast((problem?.status === 422 && problem.detail) || 'Failed to erase personal data'));
    toast(successToast(formatErasure(data), 'Personal data erased'));
    onErased();
  };

  return (
    <Dialog
      open={isOpen}
      title={`Erase ${name}?`}
      okText="Erase for Good"
      isDanger
      isOkDisabled={!choice}
      isBusy={isLoading}
      cancelText="Keep"
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={468}
    >
      <ErasureConsequences what={selected ? formatErasable(selected) : name} />
      {preview && choice && <ErasureChoices preview={preview} choice={choice} onChange={setDecided} />}
      {!preview &&
        (isError ? (
          <p role="alert">What would be erased could not be read. Close this and try again.</p>
        ) : (
          <span
            className={classes('skeleton', styles.skeleton)}
            role="status"
            aria-label="Looking for what there is of them"
          />
        ))}
      <NameField
        name={name}
        isWrong={isWrong}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
    </Dialog>
  );
}

interface NameFieldProps {
  /** The name to type. */
  name: string;
  isWrong: boolean;
  value: string;
  onChange: (text: string) => void;
}

function NameField({ name, isWrong, value, onChange }: NameFieldProps) {
  return (
    <FormItem
      label={`Type the name to confirm: ${name}`}
      htmlFor="erase-name"
      isInvalid={isWrong}
      help={isWrong ? `Please type ${name}, as it is written here` : undefined}
    >
      <TextInput
        id="erase-name"
        data-first-focus
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </FormItem>
  );
}

function ErasureConsequences({ what }: { what: string }) {
  return (
    <Stack>
      <p>
        Everything personal about {what} is lost for good: names, phone numbers, email addresses, notes and reasons, in
        the history and the action log too. Nobody can bring it back.
      </p>
      <p>Dates, services and amounts stay. Emails that wait are not sent.</p>
    </Stack>
  );
}
