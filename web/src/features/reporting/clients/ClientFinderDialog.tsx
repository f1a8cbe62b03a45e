import { Input, type InputProps, type InputRef, Modal } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { ClientMatchDto } from '../../../shared/api/generated.js';
import { SearchIcon } from '../../../shared/ui/icons.js';
import { ClientMatch } from '../../../shared/clients/ClientMatch.js';
import { useClientMatches } from '../../../shared/clients/use-client-matches.js';

interface ClientFinderDialogProps {
  isOpen: boolean;
  title?: string;
  /** Whom nobody may choose. */
  except?: string;
  /** Called once the field takes the keys; returns what was typed before. */
  onShown?: () => string;
  onChoose: (client: ClientMatchDto) => void;
  onClose: () => void;
}

const optionId = (nth: number) => `client-match-${nth}`;

/** Finds somebody by whatever they say on the phone. Arrows mark, Enter chooses. */
export function ClientFinderDialog(props: ClientFinderDialogProps) {
  const { isOpen, title = 'Find a client', except, onShown, onChoose, onClose } = props;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  // Enter was pressed before the search answered: the names on screen belong to an earlier text.
  const isAwaited = useRef(false);
  const { matches: found, isCurrent, isError } = useClientMatches(text);
  const matches = found?.filter(({ id }) => id !== except);
  const count = matches?.length ?? 0;
  const active = Math.min(chosen, count - 1);
  const open = (nth: number) => {
    const match = matches?.[nth];
    if (!match) return;
    onClose();
    onChoose(match);
  };
  const openAwaited = useEffectEvent(() => {
    if (isAwaited.current) open(active);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (isCurrent) openAwaited();
  }, [isCurrent]);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) setChosen((active + step + count) % count);
    else if (event.key !== 'Enter') return;
    else if (isCurrent) open(active);
    else isAwaited.current = true;
    event.preventDefault();
  };
  return (
    <Modal
      open={isOpen}
      onCancel={() => {
        isAwaited.current = false;
        onClose();
      }}
      footer={null}
      width={560}
      title={title}
      className="client-finder-dialog"
      // Mounted each time, so that the field has the focus at once: who typed before the dialog had moved in lost letters.
      destroyOnHidden
      afterOpenChange={(isShown) => !isShown && setChosen(0)}
    >
      <FinderField
        size="large"
        role="combobox"
        aria-label={title}
        aria-expanded={count > 0}
        aria-controls="client-matches"
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(active) : undefined}
        autoComplete="off"
        maxLength={200}
        prefix={<SearchIcon />}
        placeholder="Name, mobile or email"
        onFocus={() => {
          const early = onShown?.();
          if (early) setText(early);
        }}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
          isAwaited.current = false;
        }}
        onKeyDown={press}
      />
      <div className="client-matches-frame">
        <ul id="client-matches" role="listbox" aria-label="Clients" className="client-matches">
          {matches?.map((match, nth) => (
            <li
              key={match.id}
              id={optionId(nth)}
              role="option"
              aria-selected={nth === active}
              className="client-match"
              onClick={() => open(nth)}
              onPointerMove={() => setChosen(nth)}
            >
              <ClientMatch match={match} />
            </li>
          ))}
        </ul>
        <p role="status" className="client-matches-note">
          {isError ? 'The clients could not be searched. Try again.' : describe(matches, text)}
        </p>
      </div>
    </Modal>
  );
}

/**
 * Has the focus once it is there. A dialog's first content is in the document after its fields are made: `autoFocus` comes too
 * early for it. A callback for the ref would be called at each letter, because antd makes another handle each time.
 */
function FinderField(props: InputProps) {
  const field = useRef<InputRef>(null);
  useEffect(() => queueMicrotask(() => field.current?.focus({ cursor: 'all' })), []);
  return <Input ref={field} {...props} />;
}

function describe(matches: readonly unknown[] | undefined, text: string): string {
  if (matches) return matches.length > 0 ? '' : `Nobody is known by “${text.trim()}”`;
  return text.trim().length > 0 ? '' : 'Part of a name, any part of a number, or an email address, former ones too';
}
