import AntdSelect, { type RefSelectProps } from 'antd/es/select';
import type { AriaAttributes, Ref } from 'react';
import './select.css';

interface Option {
  value: string | number;
  label: string;
  disabled?: boolean;
}

/** Options below a heading. */
interface OptionGroup {
  label: string;
  options: readonly Option[];
}

export type SelectOptions = readonly (Option | OptionGroup)[];

export interface SelectHandle {
  scrollTo: (to: { key: string; align: 'top' }) => void;
}

interface SelectProps<Value> extends Pick<AriaAttributes, 'aria-label' | 'aria-invalid' | 'aria-describedby'> {
  ref?: Ref<SelectHandle>;
  id?: string;
  options: SelectOptions | undefined;
  /** Passed by a FormItem, like `onChange`. */
  value?: Value | null;
  onChange?: (value: Value) => void;
  /** What the field says of the chosen option, in place of its label. */
  valueLabel?: string | undefined;
  placeholder?: string;
  /** Whether several can be chosen; the value is a list then. */
  isMultiple?: boolean;
  /** `responsive`: of several that are chosen, as many are shown as fit on one line. */
  maxTagCount?: 'responsive';
  /** Whether a cross empties it; with which name. */
  isClearable?: boolean;
  clearLabel?: string;
  /** Whether an option is meant by what was typed; without, one with that text in its name. */
  matches?: (text: string, value: string) => boolean;
  /** Called with what is typed where the options come from a search, and are not narrowed here. */
  onSearch?: (text: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** What the list says where it is empty. */
  none?: string;
  isLoading?: boolean;
  disabled?: boolean | undefined;
  status?: 'error' | 'warning' | undefined;
  autoFocus?: boolean | undefined;
  /** Whether the list is as wide as its longest option, instead of as the field. */
  hasWideList?: boolean;
  /** Whether only the options in sight are drawn. */
  virtual?: boolean;
  /** Whether a long text takes a second line. */
  isWrapped?: boolean;
  className?: string;
}

/**
 * A list to choose from, in which typing narrows the list: without that, Enter would take an option that nobody typed.
 * antd's drop-down list has no accessible name; here it gets that of its field.
 */
export function Select<Value = string>(props: SelectProps<Value>) {
  const { ref, options, valueLabel, isMultiple, isClearable = false, clearLabel, matches, onSearch, ...others } = props;
  const {
    none = 'No match',
    isLoading,
    hasWideList = false,
    isWrapped = false,
    className = '',
    value,
    onChange,
    ...same
  } = others;
  const filterOption = (text: string, option: Option | undefined) =>
    matches ? matches(text, String(option?.value)) : isNamed(option, text);
  // An inline ref runs at each rendering: antd replaces the list element when nothing is found.
  return (
    <AntdSelect<Value, Option>
      {...same}
      {...('value' in props && { value: value as Value })}
      {...(onChange && { onChange })}
      ref={ref as Ref<RefSelectProps>}
      className={`ui-select ${isWrapped ? 'ui-select-wrapped' : ''} ${className}`}
      options={options as Option[] | undefined}
      mode={isMultiple ? 'multiple' : undefined}
      allowClear={isClearable && (clearLabel === undefined || { label: clearLabel })}
      loading={isLoading}
      popupMatchSelectWidth={!hasWideList}
      popupRender={(list) => <div ref={(popup) => nameList(popup)}>{list}</div>}
      showSearch={onSearch ? { filterOption: false, onSearch } : { filterOption }}
      notFoundContent={none}
      {...(valueLabel !== undefined && { labelRender: () => valueLabel })}
    />
  );
}

/** Whether an option has the typed text in its name, whatever the accents and capitals. */
function isNamed(option: Option | undefined, text: string): boolean {
  return option !== undefined && fold(option.label).includes(fold(text.trim()));
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function nameList(popup: HTMLElement | null): void {
  const list = popup?.querySelector('[role=listbox]');
  const field = list && document.querySelector<HTMLInputElement>(`input[aria-controls="${CSS.escape(list.id)}"]`);
  const name = field?.ariaLabel ?? field?.labels?.[0]?.textContent;
  if (list && name) list.ariaLabel = name;
}
