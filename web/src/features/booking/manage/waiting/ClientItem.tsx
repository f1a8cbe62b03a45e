import type { ClientMatchDto } from '../../../../shared/api/generated.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { ClientField } from '../client-field/ClientField.js';

interface ClientItemProps {
  name: 'client_name' | 'client_phone' | 'client_email';
  label: string;
  maxLength: number;
  type?: 'tel' | 'email';
  isRequired?: boolean;
  onPick: (client: ClientMatchDto) => void;
}

/** A field for a detail of the client that suggests clients on record. */
export function ClientItem({ name, label, isRequired = false, ...field }: ClientItemProps) {
  const rules = isRequired
    ? [{ required: true, whitespace: true, message: `Please enter the client’s ${word(name)}` }]
    : [];
  return (
    <FormItem name={name} label={label} rules={rules}>
      <BoundClientField {...field} />
    </FormItem>
  );
}

const word = (name: ClientItemProps['name']) => (name === 'client_name' ? 'name' : 'phone number');

type BoundProps = Omit<ClientItemProps, 'name' | 'label' | 'isRequired'> & {
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
};

/** The client field for use in a FormItem, which passes id, value and onChange. */
const BoundClientField = ({ id = '', value = '', onChange = () => undefined, ...rest }: BoundProps) => (
  <ClientField id={id} value={value} onChange={onChange} {...rest} />
);
