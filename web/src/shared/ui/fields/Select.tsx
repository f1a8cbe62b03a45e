import AntdSelect, { type DefaultOptionType, type RefSelectProps, type SelectProps } from 'antd/es/select';
import type { RefAttributes } from 'react';

/** antd's Select. Its drop-down list has no accessible name; here it gets that of its field. */
export function Select<Value, Option extends DefaultOptionType = DefaultOptionType>(
  props: SelectProps<Value, Option> & RefAttributes<RefSelectProps>,
) {
  // An inline ref runs at each rendering: antd replaces the list element when nothing is found.
  return (
    <AntdSelect<Value, Option> popupRender={(list) => <div ref={(popup) => nameList(popup)}>{list}</div>} {...props} />
  );
}

function nameList(popup: HTMLElement | null): void {
  const list = popup?.querySelector('[role=listbox]');
  const field = list && document.querySelector<HTMLInputElement>(`input[aria-controls="${CSS.escape(list.id)}"]`);
  const name = field?.ariaLabel ?? field?.labels?.[0]?.textContent;
  if (list && name) list.ariaLabel = name;
}
