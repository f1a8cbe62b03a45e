import { Checkbox, Radio } from 'antd';
import type { ErasurePreviewDto, IdentityDto } from '../../../shared/api/generated.js';
import { formatIdentity, formatWhatStays } from './erasure-labels.js';

/** The choices about an erasure; undefined while they are the proposed ones. */
export interface ErasureChoice {
  /** Ids of the identities to erase besides the customer's own. */
  identities: string[];
  upcoming: 'keep' | 'cancel';
}

/** Returns the proposed choice: other identities of the same name and number. The customer's own is always erased. */
export const toProposedChoice = ({ identities }: ErasurePreviewDto): ErasureChoice => ({
  identities: identities.filter(({ is_own, is_suggested }) => is_suggested && !is_own).map(({ id }) => id),
  upcoming: 'keep',
});

export const selectIdentities = ({ identities }: ErasurePreviewDto, choice: ErasureChoice): IdentityDto[] =>
  identities.filter(({ id, is_own }) => is_own || choice.identities.includes(id));

interface ErasureChoicesProps {
  preview: ErasurePreviewDto;
  choice: ErasureChoice;
  onChange: (choice: ErasureChoice) => void;
}

/** Asks which identities are the person's and what becomes of their appointments, and says what no erasure reaches. */
export function ErasureChoices({ preview, choice, onChange }: ErasureChoicesProps) {
  const selected = selectIdentities(preview, choice);
  const upcoming = selected.reduce((sum, identity) => sum + identity.upcoming, 0);
  const toggle = (id: string, isTicked: boolean) =>
    onChange({
      ...choice,
      identities: isTicked ? [...choice.identities, id] : choice.identities.filter((each) => each !== id),
    });
  return (
    <>
      {preview.identities.length > 1 && (
        <fieldset className="erasure-choice">
          <legend>Booked with the same phone: tick who is the same person</legend>
          <div className="erasure-identities">
            {preview.identities.map((identity) => (
              <Checkbox
                key={identity.id}
                checked={selected.includes(identity)}
                disabled={identity.is_own}
                onChange={({ target }) => toggle(identity.id, target.checked)}
              >
                {identity.names.join(' or ')}
                <span className="second">{formatIdentity(identity)}</span>
              </Checkbox>
            ))}
          </div>
          {!preview.is_complete && <p>More people share this phone than can be shown here.</p>}
        </fieldset>
      )}
      {upcoming > 0 && (
        <fieldset className="erasure-choice">
          <legend>{upcoming === 1 ? 'One appointment is' : `${upcoming} appointments are`} still to come</legend>
          <Radio.Group
            value={choice.upcoming}
            onChange={({ target }) => onChange({ ...choice, upcoming: target.value as ErasureChoice['upcoming'] })}
          >
            <Radio value="keep">Keep the time, without a name</Radio>
            <Radio value="cancel">
              Cancel, and offer the time again
              <span className="second">
                Nobody is emailed. To notify the client, cancel under Bookings first, and erase once that email has
                gone.
              </span>
            </Radio>
          </Radio.Group>
        </fieldset>
      )}
      <p>{formatWhatStays(selected, preview.backup_at_local)}</p>
    </>
  );
}
