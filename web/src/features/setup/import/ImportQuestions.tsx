import type { ImportQuestionDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Checkbox } from '../../../shared/ui/inputs/Checkbox.js';
import { RadioGroup } from '../../../shared/ui/inputs/RadioGroup.js';
import type { Import } from './use-import.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import styles from './import.module.css';

/** What a file leaves open although it changes what is stored; it is checked once all of it is answered. */
export function ImportQuestions({ fileImport, questions }: { fileImport: Import; questions: ImportQuestionDto[] }) {
  const { answers, setAnswers, running, check } = fileImport;
  const isAnswered = ({ parameter, answers: [first] }: ImportQuestionDto) =>
    parameter === 'date_order' ? answers.date_order !== undefined : answers.defaults.includes(first!.value);
  const toggle = (column: string, isTaken: boolean) => {
    const others = answers.defaults.filter((each) => each !== column);
    setAnswers({ ...answers, defaults: isTaken ? [...others, column] : others });
  };
  const open = questions.filter(({ parameter }) => parameter !== 'columns');
  const needed = questions.find(({ parameter }) => parameter === 'columns');
  if (needed) return <p className={styles.needed}>{needed.text} Choose it above.</p>;
  return (
    <Stack as="section" aria-labelledby="import-questions" gap={16} isLoose className={styles.questions}>
      <h3 id="import-questions" className="type-small-head">
        What the file leaves open
      </h3>
      <p className="second">The file is checked once this is answered. Nothing is stored yet.</p>
      {open.map((question) => (
        <fieldset key={question.text} disabled={running !== undefined}>
          <legend>{question.text}</legend>
          {question.parameter === 'date_order' ? (
            <RadioGroup
              className={styles.answers}
              value={answers.date_order}
              options={question.answers.map(({ value, text }) => ({ value, label: text }))}
              onChange={(value) => setAnswers({ ...answers, date_order: value })}
            />
          ) : (
            <div className={styles.answers}>
              {question.answers.map(({ value, text }) => (
                <Checkbox
                  key={value}
                  checked={answers.defaults.includes(value)}
                  onChange={(isChecked) => toggle(value, isChecked)}
                >
                  {text}
                </Checkbox>
              ))}
            </div>
          )}
        </fieldset>
      ))}
      <Button
        variant="primary"
        disabled={!open.every(isAnswered) || running !== undefined}
        onClick={() => void check()}
      >
        Check with These Answers
      </Button>
    </Stack>
  );
}
