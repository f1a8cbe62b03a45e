import { Link } from 'react-router-dom';
import type { ClientMatchDto } from '../../../shared/api/generated.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { SearchIcon } from '../../../shared/ui/icons.js';
import { ClientMatch } from '../../../shared/clients/ClientMatch.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { useMatchChoice } from './use-match-choice.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import styles from './client-finder.module.css';

interface ClientFinderDialogProps {
  isOpen: boolean;
  title?: string;
  /** Id of a client who cannot be chosen. */
  except?: string;
  /** Called once the field receives key presses; returns the text typed before. */
  onShown?: () => string;
  onChoose: (client: ClientMatchDto) => void;
  onClose: () => void;
}

const optionId = (nth: number) => `client-match-${nth}`;

/** A search for a client by anything that a caller says. Arrow keys mark a match, Enter chooses it. */
export function ClientFinderDialog(props: ClientFinderDialogProps) {
  const { isOpen, title = 'Find a client', except, onShown, onChoose, onClose } = props;
  const finder = useMatchChoice({
    except,
    onChoose: (match) => {
      onClose();
      onChoose(match);
    },
  });
  const { text, matches, active } = finder;
  const hasMatches = matches !== undefined && matches.length > 0;
  return (
    <Dialog
      open={isOpen}
      onCancel={() => {
        finder.cancel();
        onClose();
      }}
      width={560}
      title={title}
      // Mounted at each opening, so that the field is focused at once and no letter is lost while the dialog moves in.
      destroyOnHidden
      afterClose={() => finder.mark(0)}
    >
      <TextInput
        size="large"
        role="combobox"
        aria-label={title}
        aria-expanded={hasMatches}
        aria-controls="client-matches"
        aria-autocomplete="list"
        aria-activedescendant={hasMatches ? optionId(active) : undefined}
        autoComplete="off"
        maxLength={200}
        prefix={<SearchIcon />}
        placeholder="Name, mobile or email"
        onFocus={() => {
          const early = onShown?.();
          if (early) finder.setText(early);
        }}
        value={text}
        onChange={({ target }) => finder.type(target.value)}
        onKeyDown={finder.press}
      />
      <div className={styles.matches}>
        <MatchList matches={matches} active={active} onMark={finder.mark} onChoose={finder.choose} />
        <p role="status" className={styles.status}>
          {finder.isError ? 'The clients could not be searched. Try again.' : describe(matches, text)}
        </p>
      </div>
      {!except && (
        <Link className="link" to="/clients" onClick={onClose}>
          Clients under several names
        </Link>
      )}
    </Dialog>
  );
}

interface MatchListProps {
  matches: readonly ClientMatchDto[] | undefined;
  active: number;
  onMark: (nth: number) => void;
  onChoose: (nth: number) => void;
}

function MatchList({ matches, active, onMark, onChoose }: MatchListProps) {
  return (
    <Stack as="ul" id="client-matches" role="listbox" aria-label="Clients" gap={2} className={styles.list}>
      {matches?.map((match, nth) => (
        <li
          key={match.id}
          id={optionId(nth)}
          role="option"
          aria-selected={nth === active}
          className={styles.match}
          onClick={() => onChoose(nth)}
          onPointerMove={() => onMark(nth)}
        >
          <ClientMatch match={match} />
        </li>
      ))}
    </Stack>
  );
}

function describe(matches: readonly unknown[] | undefined, text: string): string {
  if (matches) return matches.length > 0 ? '' : `No client matches “${text.trim()}”`;
  return text.trim().length > 0 ? '' : 'Part of a name, any part of a number, or an email address, former ones too';
}
