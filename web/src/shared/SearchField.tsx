import Input from 'antd/es/input/Input';
import { SearchIcon } from './icons.js';

interface SearchFieldProps {
  /** What is searched; stands in the empty field, too. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<SearchIcon />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      allowClear
    />
  );
}
