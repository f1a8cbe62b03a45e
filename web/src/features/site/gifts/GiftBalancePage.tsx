import type { FormEvent } from 'react';
import { errorMessage } from '../../../shared/api/error-message.js';
import { type CertificateBalanceDto, useGetCertificateBalanceMutation } from '../../../shared/api/generated.js';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { toServerErrors, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { PlainField } from '../../../shared/ui/plain-form/PlainField.js';
import { PlainPage } from '../pages/PlainPage.js';
import styles from './gifts.module.css';

/** Anybody who has the code of a gift certificate sees here what is left on it. */
export function GiftBalancePage() {
  const [look, { data: balance, error, isLoading, reset }] = useGetCertificateBalanceMutation();
  const { form, errors, showErrors } = useFieldErrors<HTMLFormElement>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (!code) {
      reset();
      return showErrors({ code: 'Please enter the code' });
    }
    const answer = await look({ certificateCodeDto: { code } });
    showErrors(answer.error ? toServerErrors(answer.error) : {});
  };
  const isAboutField = Object.keys(errors).length > 0;
  return (
    <PlainPage title="What is left on a gift certificate">
      {() => (
        <>
          <p className="type-lead">The code is on the certificate, and in the email that it came with.</p>
          <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            <PlainField
              name="code"
              label="Code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              error={errors['code']}
            />
            <button type="submit" className="button button-primary plain-submit" disabled={isLoading}>
              See what is left
            </button>
          </form>
          <p role="status">
            {!isAboutField && error && errorMessage(error, 'The code could not be checked. Please try again.')}
            {!isAboutField && !error && balance && describe(balance)}
          </p>
        </>
      )}
    </PlainPage>
  );
}

function describe({ balance, currency, expires_on, is_expired }: CertificateBalanceDto): string {
  const left = `${formatMoney(balance)} ${currency} is left.`;
  if (expires_on === null) return `${left} It has no expiry date.`;
  return is_expired
    ? `${left} It expired on ${formatLongDate(expires_on)}. Please call us.`
    : `${left} Use it until ${formatLongDate(expires_on)}.`;
}
