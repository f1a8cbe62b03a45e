import { useState } from 'react';
import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../shared/unsaved/use-kept-draft.js';
import type { Photo } from '../photos/photo.js';
import { validateSlots } from './slots-input.js';

export interface ProfileDraft {
  bio: string;
  /** The number of slots as typed. */
  slots: string;
  photo: Photo;
}

/** The unsaved input that is restored after a new sign-in, with the record that it was entered into. */
interface KeptProfile {
  baseline: TherapistRecordDto;
  draft: ProfileDraft;
}

/**
 * Holds the state of the profile form. A record that changed elsewhere is taken over unless something was entered here.
 */
export function useProfileForm(profile: TherapistRecordDto) {
  const key = `profile ${profile.id}`;
  const [kept] = useState(() => findKeptDraft<KeptProfile>(key));
  const [baseline, setBaseline] = useState(kept?.baseline ?? profile);
  const [draft, setDraft] = useState(() => kept?.draft ?? toDraft(profile));
  const stored = toDraft(baseline);
  const isChanged = draft.bio !== stored.bio || draft.slots !== stored.slots || draft.photo.url !== stored.photo.url;
  useKeptDraft(key, (): KeptProfile | undefined => (isChanged ? { baseline, draft } : undefined));
  const restart = (record: TherapistRecordDto) => {
    setBaseline(record);
    setDraft(toDraft(record));
  };
  if (profile.version > baseline.version && !isChanged) restart(profile);
  return {
    baseline,
    draft,
    isChanged,
    errors: {
      bio: countCharacters(draft.bio) > MAX_BIO_LENGTH ? BIO_TOO_LONG : undefined,
      slots: validateSlots(draft.slots),
    },
    change: (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part })),
    restart,
    /** Keeps the input after a conflict and continues from the stored record. */
    rebase: setBaseline,
  };
}

export const MAX_BIO_LENGTH = 500;

/** Counts code points, as the database does, not UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

const BIO_TOO_LONG = `Bio must be less than ${MAX_BIO_LENGTH} characters`;

const toDraft = ({ bio, available_slots, image_url }: TherapistRecordDto): ProfileDraft => ({
  bio: bio ?? '',
  slots: String(available_slots),
  photo: { url: image_url },
});
