import { useState } from 'react';
import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import type { Photo } from '../photo.js';
import { slotsRefusal } from './slots-text.js';

export interface ProfileDraft {
  bio: string;
  /** As typed. */
  slots: string;
  photo: Photo;
}

/** What the form holds. A record that changed elsewhere is taken over unless something was entered here. */
export function useProfileForm(profile: TherapistRecordDto) {
  const [seen, setSeen] = useState(profile);
  const [draft, setDraft] = useState(() => draftOf(profile));
  const stored = draftOf(seen);
  const isChanged =
    draft.bio !== stored.bio || draft.slots !== stored.slots || draft.photo.url !== stored.photo.url;
  const begin = (record: TherapistRecordDto) => {
    setSeen(record);
    setDraft(draftOf(record));
  };
  if (profile.version > seen.version && !isChanged) begin(profile);
  return {
    seen,
    draft,
    isChanged,
    errors: { bio: [...draft.bio].length > 500 ? bioTooLong : undefined, slots: slotsRefusal(draft.slots) },
    change: (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part })),
    begin,
    /** After a conflict: what was entered stays and goes on from what is stored now. */
    goOnFrom: setSeen,
  };
}

const bioTooLong = 'Bio must be less than 500 characters';

const draftOf = ({ bio, available_slots, image_url }: TherapistRecordDto): ProfileDraft => ({
  bio: bio ?? '',
  slots: String(available_slots),
  photo: { url: image_url },
});
