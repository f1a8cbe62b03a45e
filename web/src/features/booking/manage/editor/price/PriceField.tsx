import { useState } from 'react';
import { formatMoney } from '../../../../../shared/money/money.js';
import { Button } from '../../../../../shared/ui/button/Button.js';
import { Select } from '../../../../../shared/ui/fields/Select.js';
import { FormItem } from '../../../../../shared/ui/form/FormItem.js';
import { TextInput } from '../../../../../shared/ui/inputs/TextInput.js';
import type { Editor } from '../use-booking-editor.js';
import { LIST_PRICE, priceLabel, type PriceKind } from './price-draft.js';
import { EditorField } from '../fields/EditorField.js';
import type { Offerings } from '../fields/use-offerings.js';

const KIND_OPTIONS: { value: PriceKind; label: string }[] = [
  { value: 'list', label: 'List price' },
  { value: 'own', label: 'Custom price' },
  { value: 'amount-off', label: '$ off' },
  { value: 'percent-off', label: '% off' },
];
const VALUE_LABELS = { own: 'Price, $ *', 'amount-off': 'Discount, $ *', 'percent-off': 'Discount, % *' };

/** The price to be paid as text; one agreed with the client instead of the list price is entered below it. */
export function PriceField({ editor, offerings }: { editor: Editor; offerings: Offerings }) {
  const { draft, base, more } = editor;
  const [isOpen, setOpen] = useState(false);
  const { listPrice, price } = offerings;
  const isAgreed = draft.price_kind !== 'list';
  const earnsNothing = base?.status === 'cancelled' || base?.status === 'no_show';
  const mayChange = listPrice !== undefined && more.length === 0 && !earnsNothing;
  return (
    <>
      <FormItem isDense className="editor-field" label="Price">
        <div className="editor-price">
          <output aria-label="Price">{price === undefined ? '–' : formatMoney(price)}</output>
          {mayChange && !isOpen && (
            <Button variant="link" onClick={() => setOpen(true)}>
              Change the price
            </Button>
          )}
        </div>
        {more.length > 0 && <p className="second editor-price-note">Can be changed once the visit is booked.</p>}
        {isAgreed && listPrice !== undefined && (
          <p className="second editor-price-note">
            {priceLabel(draft, listPrice)}
            {!isOpen && draft.price_reason && `: ${draft.price_reason}`}
          </p>
        )}
      </FormItem>
      {isOpen && mayChange && <PriceChange editor={editor} />}
    </>
  );
}

/** The fields of an agreed price, which replaces the list price or reduces it. */
function PriceChange({ editor }: { editor: Editor }) {
  const { draft, change } = editor;
  return (
    <fieldset className="editor-wide editor-price-change">
      <legend className="visually-hidden">Another price</legend>
      <EditorField editor={editor} field="price_kind" label="Price type">
        {(control) => (
          <Select
            {...control}
            autoFocus
            value={draft.price_kind}
            options={KIND_OPTIONS}
            onChange={(kind: PriceKind) => change(kind === 'list' ? LIST_PRICE : { price_kind: kind })}
          />
        )}
      </EditorField>
      {draft.price_kind !== 'list' && (
        <>
          <EditorField editor={editor} field="price_value" label={VALUE_LABELS[draft.price_kind]}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                maxLength={9}
                value={draft.price_value}
                onChange={({ target }) => change({ price_value: target.value })}
              />
            )}
          </EditorField>
          <EditorField editor={editor} field="price_reason" label="Reason *" wide>
            {(control) => (
              <TextInput
                {...control}
                maxLength={500}
                value={draft.price_reason}
                onChange={({ target }) => change({ price_reason: target.value })}
              />
            )}
          </EditorField>
        </>
      )}
    </fieldset>
  );
}
