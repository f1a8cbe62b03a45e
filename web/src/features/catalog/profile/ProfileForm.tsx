import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import { useState } from 'react';
import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import { PhotoField } from '../photos/PhotoField.js';
import { useUnsavedChangesPrompt } from '../../../shared/unsaved/use-unsaved-changes-prompt.js';
import { ReadOnlyDetails } from './ReadOnlyDetails.js';
import { normalizeSlotsInput } from './slots-input.js';
import { useProfileForm } from './use-profile-form.js';
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

  const submit = async () => {
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
  const getValidation = (error: string | undefined) =>
    showsErrors && error ? ({ validateStatus: 'error', help: error } as const) : {};

  return (
    <div className="profile">
      <Form layout="vertical" onFinish={submit} className="profile-form">
        <Form.Item label="Photo">
          <PhotoField value={draft.photo} onChange={(photo) => change({ photo })} />
        </Form.Item>
        <Form.Item label="Bio" htmlFor="profile-bio" {...getValidation(errors.bio)}>
          <TextArea
            id="profile-bio"
            rows={6}
            value={draft.bio}
            count={{ show: true, max: 500 }}
            onChange={({ target }) => change({ bio: target.value })}
          />
        </Form.Item>
        <Form.Item
          label="Available slots per day"
          htmlFor="profile-slots"
          extra="How many bookings can be confirmed for you on one day."
          {...getValidation(errors.slots)}
        >
          <Input
            id="profile-slots"
            inputMode="numeric"
            className="profile-slots"
            value={draft.slots}
            onChange={({ target }) => change({ slots: normalizeSlotsInput(target.value) })}
          />
        </Form.Item>
        <p className="record-actions">
          <Button type="primary" htmlType="submit" disabled={isSaving} className="profile-save">
            {isSaving ? 'Processing...' : 'Save Changes'}
          </Button>
          <Button onClick={reset} disabled={!isChanged || isSaving}>
            Reset
          </Button>
        </p>
      </Form>
      <ReadOnlyDetails profile={baseline} />
    </div>
  );
}
