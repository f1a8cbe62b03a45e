import { useId, useState } from 'react';
import { errorMessage } from '../../../shared/api/error-message.js';
import { useFindGiftCertificateByCodeMutation } from '../../../shared/api/generated.js';
import { formatCents, formatMoney, toCents } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { toServerErrors, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import type { CheckoutState } from './use-checkout.js';
import styles from '../payments.module.css';

/** Pays with a gift certificate: all that is to be paid now, or what is left on it where that is less. */
export function CertificateForm({ sums, take, isTaking }: Pick<CheckoutState, 'sums' | 'take' | 'isTaking'>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [find, { data: found, isLoading, reset }] = useFindGiftCertificateByCodeMutation();
  const { form, errors, showErrors } = useFieldErrors<HTMLFormElement>();
  if (!isOpen)
    return (
      <Button variant="link" className={styles.adjust} onClick={() => setOpen(true)}>
        Use a gift certificate
      </Button>
    );
  const close = () => {
    setOpen(false);
    setCode('');
    reset();
  };
  const look = async () => {
    if (!code.trim()) return showErrors({ code: 'Please enter the code' });
    const { error } = await find({ certificateCodeDto: { code } });
    if (!error) return showErrors({});
    const refused = toServerErrors(error);
    const isAboutField = Object.keys(refused).length > 0;
    showErrors(
      isAboutField ? refused : { code: errorMessage(error, 'The code could not be checked. Please try again.') },
    );
  };
  const balance = toCents(found?.balance ?? 0);
  const pays = Math.min(sums.amount, balance);
  const pay = async () => {
    if (await take('gift_certificate', { code, balance })) close();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Gift certificate"
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        void (found ? pay() : look());
      }}
    >
      <LabelledItem isDense id={`${id}-code`} label="Code of the gift certificate *" error={errors['code']}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              reset();
            }}
          />
        )}
      </LabelledItem>
      <p role="status">
        {found && `${formatMoney(found.balance)} is left on it.`}
        {found?.is_expired && ' It has expired.'}
      </p>
      <Cluster>
        {found ? (
          <Button variant="outlined" isSubmit disabled={pays === 0 || found.is_expired} aria-disabled={isTaking}>
            Pay {formatCents(pays)} with it
          </Button>
        ) : (
          <Button variant="outlined" isSubmit isLoading={isLoading}>
            Check the code
          </Button>
        )}
        <Button variant="text" onClick={close}>
          Don&apos;t use one
        </Button>
      </Cluster>
    </form>
  );
}
