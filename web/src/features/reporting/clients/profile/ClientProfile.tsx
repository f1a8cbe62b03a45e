import { useState } from 'react';
import type { ClientDto } from '../../../../shared/api/generated.js';
import { formatBirthday } from '../../../../shared/clients/birthday.js';
import { formatPreferences } from '../../../../shared/clients/format-preferences.js';
import { TagChip } from '../../../../shared/clients/TagChip.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { ProfileForm } from './ProfileForm.js';
import type { ProfileEdit } from './profile-draft.js';
import styles from './client-profile.module.css';

/** Tags, preferences and birthday of a client, changed in place. */
export function ClientProfile({ client }: { client: ClientDto }) {
  const [isEditing, setEditing] = useState(() => findKeptDraft<ProfileEdit>(`profile ${client.id}`) !== undefined);
  const [wasEdited, setEdited] = useState(false);
  const { tags, birthday, preferred_pressure: pressure } = client.profile;
  if (isEditing)
    return (
      <ProfileForm
        client={client}
        onClose={() => {
          setEditing(false);
          setEdited(true);
        }}
      />
    );
  const preferences = formatPreferences({ therapist_name: client.preferred_therapist_name, pressure });
  const known = [preferences, birthday && `Birthday ${formatBirthday(birthday)}`].filter(Boolean);
  return (
    <Cluster role="group" aria-label="Tags and preferences" className={styles.profile}>
      {tags.length > 0 && (
        <Cluster as="ul" role="list" gap={4} lines={4} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <TagChip tag={tag} />
            </li>
          ))}
        </Cluster>
      )}
      {known.length > 0 && <span>{known.join(' · ')}</span>}
      {tags.length === 0 && known.length === 0 && <span className="second">No tags or preferences</span>}
      {/* After an edit the focus is back where it began. */}
      <Button
        variant="link"
        aria-label="Edit tags and preferences"
        autoFocus={wasEdited}
        onClick={() => setEditing(true)}
      >
        Edit
      </Button>
    </Cluster>
  );
}
