import { Alert } from '../../../shared/ui/alert/Alert.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { ImportQuestions } from './ImportQuestions.js';
import { ImportResultPanel } from './ImportResultPanel.js';
import { ImportSteps } from './ImportSteps.js';
import { useImport } from './use-import.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './import.module.css';

/** The import of clients and bookings from files of another system, which are checked first. For administrators. */
export function ImportCard() {
  const fileImport = useImport();
  const { checked, imported, failure, running, toDoText, answerTexts, changeAnswers, importFile } = fileImport;
  const isOpen = checked !== undefined && checked.questions.length > 0;
  return (
    <Card aria-labelledby="import">
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
        <Cluster as="p" gap={12} lines={8} className={styles.answered}>
          <span>{answerTexts.join('. ')}.</span>
          <Button size="small" disabled={running !== undefined} onClick={changeAnswers}>
            Change Answers
          </Button>
        </Cluster>
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
    </Card>
  );
}

function ImportProgress({ isDryRun, lines, total }: { isDryRun: boolean; lines: number; total: number | undefined }) {
  const done = lines.toLocaleString('en-AU');
  return (
    <Cluster as="p" gap={12} className={styles.progress}>
      <progress aria-label={isDryRun ? 'Checking' : 'Importing'} {...(total && { value: lines, max: total })} />
      {isDryRun ? `${done} lines checked` : `${done} of ${(total ?? 0).toLocaleString('en-AU')} lines`}
    </Cluster>
  );
}
