import { type FormEvent } from 'react';
import { type CheckedPaperDto, useCheckPaperMutation } from '../../../shared/api/generated.js';
import { errorMessage } from '../../../shared/api/error-message.js';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DescriptionList, type DescriptionItem } from '../../../shared/ui/DescriptionList.js';
import { type FieldErrors, toServerErrors, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { PlainField } from '../../../shared/ui/plain-form/PlainField.js';
import { PaperFrame } from './PaperFrame.js';
import styles from './receipt.module.css';

/** Anybody who holds a paper finds out here whether it is one of the shop's. */
export function ReceiptCheckPage() {
  const [check, { data: paper, error, isLoading, reset }] = useCheckPaperMutation();
  const { form, errors, showErrors } = useFieldErrors<HTMLFormElement>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [number, code] = [String(fields.get('number')).trim(), String(fields.get('code')).trim()];
    const wrong = findWrong(number, code);
    if (Object.keys(wrong).length > 0) {
      reset();
      return showErrors(wrong);
    }
    const answer = await check({ paperCheckDto: { number: Number(number), code } });
    showErrors(answer.error ? toServerErrors(answer.error) : {});
  };

  const isAboutField = Object.keys(errors).length > 0;
  return (
    <PaperFrame title="Check a receipt">
      <p>
        A receipt or credit note has a number, and a check code at its foot. Enter both to see whether it is genuine.
      </p>
      <form ref={form} className={styles.check} onSubmit={(event) => void submit(event)} noValidate>
        <PlainField
          name="number"
          label="Number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          error={errors['number']}
        />
        <PlainField
          name="code"
          label="Check code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={errors['code']}
        />
        <Button size="large" variant="primary" isSubmit isLoading={isLoading}>
          Check
        </Button>
      </form>
      <div role="status">
        {!isAboutField && error && (
          <p className={styles.refusal}>{errorMessage(error, 'The paper could not be checked. Please try again.')}</p>
        )}
        {!isAboutField && !error && paper && <CheckedPaper paper={paper} />}
      </div>
    </PaperFrame>
  );
}

function findWrong(number: string, code: string): FieldErrors {
  return {
    ...(!/^\d+$/.test(number) && { number: 'Please enter the number' }),
    ...(!code && { code: 'Please enter the check code' }),
  };
}

function CheckedPaper({ paper }: { paper: CheckedPaperDto }) {
  const { title, number, day, total, currency, seal } = paper;
  const items: DescriptionItem[] = [
    ['Number', String(number)],
    ['Date', formatLongDate(day)],
    ['Total', `${formatMoney(total)} ${currency}`],
    ...(paper.kind === 'receipt' ? [['Since then', describeChange(paper)] satisfies DescriptionItem] : []),
    [
      'Seal',
      seal ? (
        <>
          Entry {seal.seq} of our action log, <span className={styles.hash}>{seal.hash}</span>
        </>
      ) : (
        'Not sealed yet, which takes a few seconds'
      ),
    ],
  ];
  return (
    <section aria-labelledby="checked" className={styles.paper}>
      <h2 id="checked" className="type-small-head">
        This {title.toLowerCase()} is genuine
      </h2>
      <DescriptionList items={items} />
    </section>
  );
}

function describeChange({ is_voided: isVoided, credited }: CheckedPaperDto): string {
  if (isVoided) return 'Voided: all of it was taken back';
  return credited > 0 ? `${formatMoney(credited)} was given back` : 'Nothing has changed';
}
