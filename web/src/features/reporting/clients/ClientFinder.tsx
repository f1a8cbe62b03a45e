import { useId, useState } from 'react';
import type { ClientMatchDto } from '../../../shared/api/generated.js';
import { ClientMatch } from '../../../shared/clients/ClientMatch.js';
import { useClientMatches } from '../../../shared/clients/use-client-matches.js';
import { ComboboxField } from '../../../shared/ui/combobox/ComboboxField.js';
import { ComboboxOption } from '../../../shared/ui/combobox/ComboboxOption.js';
import { useActiveOption } from '../../../shared/ui/combobox/use-active-option.js';
import styles from './client-finder.module.css';

interface ClientFinderProps {
  label: string;
  /** Id of a client who cannot be chosen. */
  except?: string;
  onChoose: (client: ClientMatchDto) => void;
}

/** A search for a client by anything that a caller says. Arrow keys mark a match, Enter chooses it. */
export function ClientFinder({ label, except, onChoose }: ClientFinderProps) {
  const id = useId();
  const [text, setText] = useState('');
  const { matches: found, isCurrent, isError } = useClientMatches(text);
  const matches = found?.filter((match) => match.id !== except);
  const { active, mark, reset, press } = useActiveOption({
    count: matches?.length ?? 0,
    isCurrent: () => isCurrent,
    onChoose: (nth) => onChoose(matches![nth]!),
  });
  return (
    <>
      <ComboboxField
        label={label}
        placeholder="Name, mobile or email"
        listId={id}
        activeId={active >= 0 ? `${id}-${active}` : undefined}
        value={text}
        onChange={(typed) => {
          setText(typed);
          reset();
        }}
        onKeyDown={press}
      />
      <div id={id} role="listbox" aria-label="Clients" className={styles.matches} hidden={active < 0}>
        {matches?.map((match, nth) => (
          <ComboboxOption
            key={match.id}
            id={`${id}-${nth}`}
            isActive={nth === active}
            onMark={() => mark(nth)}
            onChoose={() => onChoose(match)}
          >
            <ClientMatch match={match} />
          </ComboboxOption>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isError ? 'The clients could not be searched. Try again.' : describe(matches, text)}
      </p>
    </>
  );
}

function describe(matches: readonly unknown[] | undefined, text: string): string {
  if (matches) return matches.length > 0 ? '' : `No client matches “${text.trim()}”`;
  return text.trim().length > 0 ? '' : 'Part of a name, any part of a number, or an email address, former ones too';
}
