import { useId, useRef } from 'react';
import { useListClientTagsQuery } from '../../../../shared/api/generated.js';
import { TagChip } from '../../../../shared/clients/TagChip.js';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../../../shared/server-rules.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { CloseIcon } from '../../../../shared/ui/icons.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import '../../../../shared/ui/fields/control.css';
import { type ProfileDraft, withTypedTag } from './profile-draft.js';
import styles from './client-profile.module.css';

interface TagFieldsProps {
  draft: ProfileDraft;
  onChange: (part: Partial<ProfileDraft>) => void;
}

/** The tags, each to be removed, and a field that suggests those in use. Enter adds what is typed. */
export function TagFields({ draft, onChange }: TagFieldsProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { data } = useListClientTagsQuery();
  const isFull = draft.tags.length >= MAX_TAGS;
  const add = () => onChange(withTypedTag(draft));
  const remove = (tag: string) => {
    onChange({ tags: draft.tags.filter((each) => each !== tag) });
    field.current!.focus();
  };
  return (
    <Cluster as="fieldset" className={styles.tags} lines={4}>
      <legend className="visually-hidden">Tags</legend>
      {draft.tags.map((tag) => (
        <TagChip key={tag} tag={tag}>
          <button type="button" aria-label={`Remove ${tag}`} onClick={() => remove(tag)}>
            <CloseIcon width={12} height={12} />
          </button>
        </TagChip>
      ))}
      <span className="control">
        <input
          ref={field}
          aria-label="New tag"
          autoFocus
          autoComplete="off"
          list={id}
          maxLength={MAX_TAG_LENGTH}
          placeholder={isFull ? `At most ${MAX_TAGS} tags` : 'New tag'}
          readOnly={isFull}
          value={draft.tag}
          onChange={({ target }) => onChange({ tag: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !draft.tag.trim()) return;
            event.preventDefault();
            add();
          }}
        />
      </span>
      <datalist id={id}>
        {data?.items
          .filter((tag) => !draft.tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      <Button onClick={add} disabled={isFull || !draft.tag.trim()}>
        Add Tag
      </Button>
    </Cluster>
  );
}
