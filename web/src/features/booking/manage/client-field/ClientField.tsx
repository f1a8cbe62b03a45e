import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ClientMatchDto } from '../../../../shared/api/generated.js';
import { ClientMatch } from '../../../../shared/clients/ClientMatch.js';
import { AutoComplete, type AutoCompleteHandle } from '../../../../shared/ui/inputs/AutoComplete.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import {
  BELOW_FIELD,
  findPhoneListHeight,
  findSuggestionsPlacement,
  makeRoomAboveSuggestions,
} from './suggestions-placement.js';
import { toOptionValue, useClientSuggestions } from './use-client-suggestions.js';
import { useKeyboardHeight } from './use-keyboard-height.js';
import './client-field.css';

interface ClientFieldProps {
  id: string;
  value: string;
  maxLength: number;
  type?: 'tel' | 'email';
  placeholder?: string;
  autoFocus?: boolean;
  onChange: (text: string) => void;
  /** Called when a client on record was chosen. */
  onPick: (client: ClientMatchDto) => void;
}

/** A text field that suggests the shop's clients while somebody types. */
export function ClientField({ id, value, onChange, onPick, autoFocus = false, ...attributes }: ClientFieldProps) {
  const { matches, hasMatches, isFailed, search, pick, refuse, reset } = useClientSuggestions(onPick);
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const keyboardHeight = useKeyboardHeight();
  const [placement, setPlacement] = useState(BELOW_FIELD);
  // The attribute `autoFocus` would act too early: the drawer is attached to the page after its fields.
  const field = useRef<AutoCompleteHandle>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  const isListed = isPhone && hasMatches;
  useEffect(() => {
    if (isListed) makeRoomAboveSuggestions(field.current?.nativeElement, keyboardHeight);
  }, [isListed, keyboardHeight]);
  return (
    <AutoComplete
      {...attributes}
      ref={field}
      id={id}
      className={isListed ? 'client-field client-field-listed' : 'client-field'}
      value={value}
      placement={placement}
      listHeight={isPhone ? findPhoneListHeight(keyboardHeight) : 256}
      listClassName="client-suggestions"
      listStyle={{ '--keyboard': `${keyboardHeight}px` } as CSSProperties}
      listFoot={<NobodyButton onPress={refuse} />}
      options={matches.map(toOption)}
      none={isFailed ? 'The clients could not be searched.' : null}
      onSelect={pick}
      onSearch={(text) => {
        setPlacement(isPhone ? BELOW_FIELD : findSuggestionsPlacement(field.current?.nativeElement));
        search(text);
        onChange(text);
      }}
      onBlur={reset}
    />
  );
}

/** Closes the list for whoever has no Escape key. The field keeps the focus. */
const NobodyButton = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    className="client-suggestions-none"
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    None of these
  </button>
);

const toOption = (match: ClientMatchDto) => ({
  value: toOptionValue(match),
  label: (
    <span className="client-suggestion">
      <ClientMatch match={match} />
    </span>
  ),
});
