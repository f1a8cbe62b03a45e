import { useState, type FormEvent } from 'react';
import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { FieldFrame, getControlProps } from '../../../shared/ui/plain-form/FieldFrame.js';
import { PhotoField } from '../photos/PhotoField.js';
import { useUnsavedChangesPrompt } from '../../../shared/unsaved/use-unsaved-changes-prompt.js';
import { ReadOnlyDetails } from './ReadOnlyDetails.js';
import { normalizeSlotsInput } from './slots-input.js';
import { countCharacters, MAX_BIO_LENGTH, type ProfileDraft, useProfileForm } from './use-profile-form.js';
import { useSaveProfile } from './use-save-profile.js';

interface ProfileFormProps {
  profile: TherapistRecordDto;
  reload: () => Promise<TherapistRecordDto | undefined>;
}

export function ProfileForm({ profile, reload }: ProfileFormProps) {
  const { baseline, draft, isChanged, errors, change, restart, rebase } = useProfileForm(profile);
  const [isSaving, setSaving] = useState(false);
  const [showsErrors, setShowsErrors] = useState(false);
  const save = useSaveProfile();
  useUnsavedChangesPrompt(() => isChanged, isChanged);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isWrong = Boolean(errors.bio ?? errors.slots);
    setShowsErrors(isWrong);
    if (isWrong) return;
    setSaving(true);
    const saved = await save(baseline, draft);
    if (saved === 'modified') rebase((await reload()) ?? baseline);
    else if (saved) restart(saved.record);
    setSaving(false);
  };
  const reset = () => {
    restart(baseline);
    setShowsErrors(false);
  };

  return (
    <div className="profile">
      <form className="profile-form" onSubmit={(event) => void submit(event)} noValidate>
        <div role="group" aria-labelledby="profile-photo" className="plain-field">
          <span id="profile-photo" className="profile-label">
            Photo
          </span>
          <PhotoField value={draft.photo} onChange={(photo) => change({ photo })} />
        </div>
        <ProfileFields draft={draft} errors={showsErrors ? errors : {}} onChange={change} />
        <p className="record-actions">
          <Button variant="primary" isSubmit disabled={isSaving} className="profile-save">
            {isSaving ? 'Processing...' : 'Save Changes'}
          </Button>
          <Button onClick={reset} disabled={!isChanged || isSaving}>
            Reset
          </Button>
        </p>
      </form>
      <ReadOnlyDetails profile={baseline} />
    </div>
  );
}

interface ProfileFieldsProps {
  draft: ProfileDraft;
  errors: { bio?: string | undefined; slots?: string | undefined };
  onChange: (part: Partial<ProfileDraft>) => void;
}

function ProfileFields({ draft, errors, onChange }: ProfileFieldsProps) {
  return (
    <>
      <FieldFrame
        id="profile-bio"
        label="Bio"
        error={errors.bio}
        note={<span className="profile-count">{`${countCharacters(draft.bio)} / ${MAX_BIO_LENGTH}`}</span>}
      >
        <textarea
          {...getControlProps('profile-bio', errors.bio)}
          rows={6}
          value={draft.bio}
          onChange={({ target }) => onChange({ bio: target.value })}
        />
      </FieldFrame>
      <FieldFrame
        id="profile-slots"
        label="Available slots per day"
        error={errors.slots}
        note="How many bookings can be confirmed for you on one day."
      >
        <input
          {...getControlProps('profile-slots', errors.slots)}
          inputMode="numeric"
          className="profile-slots"
          value={draft.slots}
          onChange={({ target }) => onChange({ slots: normalizeSlotsInput(target.value) })}
        />
      </FieldFrame>
    </>
  );
}
