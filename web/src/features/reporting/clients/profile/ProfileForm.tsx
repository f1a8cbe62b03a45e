import { type FormEvent, useState } from 'react';
import {
  useChangeClientProfileMutation,
  useListOfficeTherapistsQuery,
  type ClientDto,
} from '../../../../shared/api/generated.js';
import { failureToast } from '../../../../shared/api/error-message.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../shared/toast/toasts.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { SelectField } from '../../../../shared/ui/fields/SelectField.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../../shared/unsaved/use-kept-draft.js';
import { BirthdayFields } from './BirthdayFields.js';
import { type ProfileDraft, type ProfileEdit, toDraft, toProfile } from './profile-draft.js';
import { TagFields } from './TagFields.js';
import styles from './client-profile.module.css';

const PRESSURES = [
  { value: '', label: 'Any pressure' },
  { value: 'light', label: 'Light pressure' },
  { value: 'medium', label: 'Medium pressure' },
  { value: 'firm', label: 'Firm pressure' },
] as const;

export function ProfileForm({ client: { id, ...client }, onClose }: { client: ClientDto; onClose: () => void }) {
  const key = `profile ${id}`;
  const now = client.profile;
  const [edit, setEdit] = useState<ProfileEdit>(
    () => findKeptDraft<ProfileEdit>(key) ?? { draft: toDraft(now), seen: now },
  );
  useKeptDraft(key, () => edit);
  const [change, { isLoading }] = useChangeClientProfileMutation();
  const { draft, seen } = edit;
  const set = (part: Partial<ProfileDraft>) => setEdit({ seen, draft: { ...draft, ...part } });
  const save = async () => {
    const profile = toProfile(draft);
    if (!profile) return toast(errorToast('Enter month and day of the birthday, or leave it empty', 'Not saved'));
    const { error } = await change({ id, editClientProfileDto: { ...profile, seen: now } });
    if (error) return toast(failureToast(error, 'Failed to save tags and preferences'));
    toast(successToast('Tags and preferences saved'));
    onClose();
  };
  return (
    <form
      className={styles.form}
      aria-label="Tags and preferences"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <TagFields draft={draft} onChange={set} />
      <Cluster className={styles.fields}>
        <TherapistChoice
          name={client.preferred_therapist_name}
          value={draft.therapist}
          onChange={(therapist) => set({ therapist })}
        />
        <SelectField
          label="Preferred pressure"
          options={PRESSURES}
          value={draft.pressure || ''}
          onChange={(pressure) => set({ pressure })}
        />
      </Cluster>
      <BirthdayFields draft={draft} onChange={set} />
      <Cluster>
        <Button variant="primary" isSubmit isLoading={isLoading}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {JSON.stringify(now) !== JSON.stringify(seen) && (
          <p role="alert">Someone else changed tags or preferences. Saving replaces that.</p>
        )}
      </Cluster>
    </form>
  );
}

interface TherapistChoiceProps {
  /** Name of the present one, who may have left. */
  name: string | null;
  value: string;
  onChange: (id: string) => void;
}

function TherapistChoice({ name, value, onChange }: TherapistChoiceProps) {
  const [initial] = useState(value);
  const { data } = useListOfficeTherapistsQuery();
  const present = (data ?? []).filter((each) => each.is_active);
  const options = [
    { value: '', label: 'Any therapist' },
    ...(name && initial && !present.some(({ id }) => id === initial) ? [{ value: initial, label: name }] : []),
    ...present.map((each) => ({ value: each.id, label: each.name })),
  ];
  return <SelectField label="Preferred therapist" options={options} value={value} onChange={onChange} />;
}
