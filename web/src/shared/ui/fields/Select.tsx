import AntdSelect, { type DefaultOptionType, type RefSelectProps, type SelectProps } from 'antd/es/select';
import type { RefAttributes } from 'react';

/**
 * antd's Select, in which typing narrows the list: without that, Enter would take an option that nobody typed. Its
 * drop-down list has no accessible name; here it gets that of its field.
 */
export function Select<Value, Option extends DefaultOptionType = DefaultOptionType>(
  props: SelectProps<Value, Option> & RefAttributes<RefSelectProps>,
) {
  // An inline ref runs at each rendering: antd replaces the list element when nothing is found.
  return (
    <AntdSelect<Value, Option>
      popupRender={(list) => <div ref={(popup) => nameList(popup)}>{list}</div>}
      showSearch={{ filterOption: (text, option) => isNamed(option, text) }}
      notFoundContent="No match"
      {...props}
    />
  );
}

/** Whether an option, or its group, has the typed text in its name, whatever the accents and capitals. */
function isNamed(option: DefaultOptionType | undefined, text: string): boolean {
  const { label } = option ?? {};
  return typeof label === 'string' && fold(label).includes(fold(text.trim()));
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function nameList(popup: HTMLElement | null): void {
  const list = popup?.querySelector('[role=listbox]');
  const field = list && document.querySelector<HTMLInputElement>(`input[aria-controls="${CSS.escape(list.id)}"]`);
  const name = field?.ariaLabel ?? field?.labels?.[0]?.textContent;
  if (list && name) list.ariaLabel = name;
}
