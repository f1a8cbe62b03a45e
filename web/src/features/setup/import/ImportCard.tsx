import { Alert } from '../../../shared/ui/alert/Alert.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { ImportQuestions } from './ImportQuestions.js';
import { ImportResultPanel } from './ImportResultPanel.js';
import { ImportSteps } from './ImportSteps.js';
import { useImport } from './use-import.js';
import './import.css';

/** The import of clients and bookings from files of another system, which are checked first. For administrators. */
export function ImportCard() {
  const fileImport = useImport();
  const { checked, imported, failure, running, toDoText, answerTexts, changeAnswers, importFile } = fileImport;
  const isOpen = checked !== undefined && checked.questions.length > 0;
  return (
    <section aria-labelledby="import" className="import">
      <h2 id="import" className="type-item">
        Import
      </h2>
      <p className="second">
        Bring in clients and bookings from another system. A file can be imported again: nothing is entered twice.
        Nobody is emailed.
      </p>
      <ImportSteps fileImport={fileImport} />
      <div role="status">
        {running && <ImportProgress {...running} total={running.isDryRun ? undefined : checked?.lines} />}
      </div>
      {failure && <Alert type="error" showIcon title={failure} />}
      {isOpen && <ImportQuestions fileImport={fileImport} questions={checked.questions} />}
      {checked && !isOpen && !imported && answerTexts.length > 0 && (
        <p className="import-answered">
          <span>{answerTexts.join('. ')}.</span>
          <Button size="small" disabled={running !== undefined} onClick={changeAnswers}>
            Change Answers
          </Button>
        </p>
      )}
      {imported ? (
        <ImportResultPanel result={imported} isDryRun={false} />
      ) : (
        checked && !isOpen && <ImportResultPanel result={checked} isDryRun />
      )}
      {checked && !isOpen && !imported && (
        <Button variant="primary" disabled={!toDoText || running !== undefined} onClick={importFile}>
          {toDoText ? `Import ${toDoText}` : 'Nothing to Import'}
        </Button>
      )}
    </section>
  );
}

function ImportProgress({ isDryRun, lines, total }: { isDryRun: boolean; lines: number; total: number | undefined }) {
  const done = lines.toLocaleString('en-AU');
  return (
    <p className="import-progress">
      <progress aria-label={isDryRun ? 'Checking' : 'Importing'} {...(total && { value: lines, max: total })} />
      {isDryRun ? `${done} lines checked` : `${done} of ${(total ?? 0).toLocaleString('en-AU')} lines`}
    </p>
  );
}
