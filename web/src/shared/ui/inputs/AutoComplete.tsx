import AntdAutoComplete from 'antd/es/auto-complete';
import type { RefSelectProps } from 'antd/es/select';
import type { CSSProperties, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { TextInput } from './TextInput.js';

export interface AutoCompleteHandle {
  nativeElement: HTMLElement;
  focus: (options: { preventScroll: boolean }) => void;
}

/** Where the list opens. */
export interface ListPlacement {
  width: number;
  /** Pixels from the start of the field to the end of the list beside it; below the field without. */
  beside?: number;
}

interface AutoCompleteProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxLength' | 'placeholder'> {
  ref?: Ref<AutoCompleteHandle>;
  id: string;
  className?: string;
  value: string;
  options: { value: string; label: ReactNode }[];
  placement: ListPlacement;
  listHeight: number;
  listClassName?: string;
  listStyle?: CSSProperties;
  /** Below the list. */
  listFoot: ReactNode;
  /** What the list says where it is empty; null closes it. */
  none: string | null;
  onSelect: (value: string) => void;
  onSearch: (text: string) => void;
  onBlur: () => void;
}

/** A field of one line with a list of suggestions, of which none has to be taken. */
export function AutoComplete(props: AutoCompleteProps) {
  const {
    ref,
    type,
    maxLength,
    placeholder,
    placement,
    listFoot,
    listClassName = '',
    listStyle,
    none,
    ...same
  } = props;
  return (
    <AntdAutoComplete
      {...same}
      ref={ref as Ref<RefSelectProps>}
      defaultActiveFirstOption={false}
      {...toAntd(placement)}
      popupRender={(list) => (
        <>
          {list}
          {listFoot}
        </>
      )}
      classNames={{ popup: { root: `ui-suggestions ${listClassName}` } }}
      styles={{ popup: { root: listStyle } }}
      notFoundContent={none}
    >
      <TextInput autoComplete="off" {...{ type, maxLength, placeholder }} />
    </AntdAutoComplete>
  );
}

const toAntd = ({ width, beside }: ListPlacement) => ({
  popupMatchSelectWidth: width,
  ...(beside !== undefined && {
    placement: 'bottomLeft' as const,
    builtinPlacements: { bottomLeft: { points: ['tr', 'tl'], offset: [beside, 0], overflow: { shiftY: true } } },
  }),
});
