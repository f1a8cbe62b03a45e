import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import { PhotoField } from '../PhotoField.js';
import { useLossQuestion } from '../../../shared/unsaved/use-loss-question.js';
import { FixedFacts } from './FixedFacts.js';
import { slotsText } from './slots-text.js';
import { useProfileForm } from './use-profile-form.js';
import { useSaveProfile } from './use-save-profile.js';

interface ProfileFormProps {
  profile: TherapistRecordDto;
  lookAgain: () => Promise<TherapistRecordDto | undefined>;
}

export function ProfileForm({ profile, lookAgain }: ProfileFormProps) {
  const { seen, draft, isChanged, errors, change, begin, goOnFrom } = useProfileForm(profile);
  const [isSaving, setSaving] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const save = useSaveProfile();
  useLossQuestion(() => isChanged, isChanged);

  const submit = async () => {
    const isWrong = Boolean(errors.bio ?? errors.slots);
    setRefused(isWrong);
    if (isWrong) return;
    setSaving(true);
    const saved = await save(seen, draft);
    if (saved === 'modified') goOnFrom((await lookAgain()) ?? seen);
    else if (saved) begin(saved.record);
    setSaving(false);
  };
  const reset = () => {
    begin(seen);
    setRefused(false);
  };
  const problem = (error: string | undefined) =>
    wasRefused && error ? ({ validateStatus: 'error', help: error } as const) : {};

  return (
    <div className="profile">
      <Form layout="vertical" onFinish={submit} className="profile-form">
        <Form.Item label="Photo">
          <PhotoField value={draft.photo} onChange={(photo) => change({ photo })} />
        </Form.Item>
        <Form.Item label="Bio" htmlFor="profile-bio" {...problem(errors.bio)}>
          <Input.TextArea
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
          {...problem(errors.slots)}
        >
          <Input
            id="profile-slots"
            inputMode="numeric"
            className="profile-slots"
            value={draft.slots}
            onChange={({ target }) => change({ slots: slotsText(target.value) })}
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
      <FixedFacts profile={seen} />
    </div>
  );
}
