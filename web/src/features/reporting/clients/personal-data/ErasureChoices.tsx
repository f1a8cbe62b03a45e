import type { ErasurePreviewDto, ErasableClientDto } from '../../../../shared/api/generated.js';
import { Checkbox } from '../../../../shared/ui/inputs/Checkbox.js';
import { RadioGroup } from '../../../../shared/ui/inputs/RadioGroup.js';
import { formatClient, formatWhatStays } from './erasure-labels.js';
import { Stack } from '../../../../shared/ui/layout/Stack.js';
import styles from './personal-data.module.css';

/** The choices about an erasure; undefined while they are the proposed ones. */
export interface ErasureChoice {
  /** Ids of the clients to erase besides this one. */
  also: string[];
  upcoming: 'keep' | 'cancel';
}

/** Returns the proposed choice: others of the same name as well. The client is always erased. */
export const toProposedChoice = ({ clients }: ErasurePreviewDto): ErasureChoice => ({
  also: clients.filter(({ is_own, is_suggested }) => is_suggested && !is_own).map(({ id }) => id),
  upcoming: 'keep',
});

export const selectClients = ({ clients }: ErasurePreviewDto, choice: ErasureChoice): ErasableClientDto[] =>
  clients.filter(({ id, is_own }) => is_own || choice.also.includes(id));

const UPCOMING_OPTIONS = [
  { value: 'keep' as const, label: 'Keep the time, without a name' },
  {
    value: 'cancel' as const,
    label: (
      <>
        Cancel, and offer the time again
        <span className="second">
          Nobody is emailed. To notify the client, cancel under Bookings first, and erase once that email has gone.
        </span>
      </>
    ),
  },
];

interface ErasureChoicesProps {
  preview: ErasurePreviewDto;
  choice: ErasureChoice;
  onChange: (choice: ErasureChoice) => void;
}

/** Asks who else is the same person and what becomes of their appointments, and says what no erasure reaches. */
export function ErasureChoices({ preview, choice, onChange }: ErasureChoicesProps) {
  const selected = selectClients(preview, choice);
  const upcoming = selected.reduce((sum, client) => sum + client.upcoming, 0);
  const toggle = (id: string, isTicked: boolean) =>
    onChange({
      ...choice,
      also: isTicked ? [...choice.also, id] : choice.also.filter((each) => each !== id),
    });
  return (
    <>
      {preview.clients.length > 1 && (
        <fieldset className={styles.choice}>
          <legend>Share a number or email: tick who is the same person</legend>
          <Stack className={styles.clients}>
            {preview.clients.map((client) => (
              <Checkbox
                key={client.id}
                checked={selected.includes(client)}
                disabled={client.is_own}
                onChange={(isChecked) => toggle(client.id, isChecked)}
              >
                {client.names.join(' or ')}
                <span className="second">{formatClient(client)}</span>
              </Checkbox>
            ))}
          </Stack>
          {!preview.is_complete && <p>More people share it than can be shown here.</p>}
        </fieldset>
      )}
      {upcoming > 0 && (
        <fieldset className={styles.choice}>
          <legend>{upcoming === 1 ? 'One appointment is' : `${upcoming} appointments are`} still to come</legend>
          <RadioGroup
            value={choice.upcoming}
            onChange={(value) => onChange({ ...choice, upcoming: value })}
            options={UPCOMING_OPTIONS}
          />
        </fieldset>
      )}
      <p>{formatWhatStays(selected, preview.backup_at_local)}</p>
    </>
  );
}
